/**
 * How a room's tables came to be, oldest first. A released step is never changed, and none may drop a table: what it
 * takes is a new one at the end.
 */
export const ROOM_MIGRATIONS: readonly { readonly id: number; readonly sql: string }[] = [
  {
    id: 1,
    sql: `
      CREATE TABLE match (
        one INTEGER PRIMARY KEY CHECK (one = 1) NOT NULL,
        id TEXT NOT NULL,
        setup TEXT NOT NULL,
        seed TEXT NOT NULL,
        state TEXT NOT NULL,
        position INTEGER NOT NULL,
        version INTEGER NOT NULL,
        waits TEXT NOT NULL,
        changed_at INTEGER NOT NULL,
        draft TEXT,
        undone TEXT,
        visits TEXT NOT NULL,
        pace TEXT NOT NULL,
        opened_at INTEGER NOT NULL,
        asked TEXT NOT NULL,
        restored_at INTEGER,
        revision INTEGER NOT NULL,
        copied_revision INTEGER NOT NULL,
        copied_version INTEGER NOT NULL,
        copy_at INTEGER NOT NULL,
        copy_attempts INTEGER NOT NULL
      );
      CREATE TABLE log (
        version INTEGER PRIMARY KEY NOT NULL,
        seat INTEGER,
        at INTEGER NOT NULL,
        line TEXT NOT NULL,
        key TEXT,
        events TEXT NOT NULL
      );
      CREATE TABLE seats (
        seat INTEGER PRIMARY KEY NOT NULL,
        name TEXT NOT NULL,
        language TEXT NOT NULL,
        zone TEXT NOT NULL,
        settle_at_once INTEGER NOT NULL,
        taken_at INTEGER,
        generation INTEGER NOT NULL,
        reissued_at INTEGER,
        address TEXT,
        address_generation INTEGER NOT NULL,
        address_at INTEGER,
        confirmed_at INTEGER,
        suppressed TEXT
      );
      CREATE TABLE notices (
        seat INTEGER NOT NULL,
        channel TEXT NOT NULL,
        about TEXT NOT NULL,
        turn INTEGER NOT NULL,
        due_at INTEGER,
        first_at INTEGER NOT NULL,
        attempts INTEGER NOT NULL,
        sent_at INTEGER,
        receipt TEXT,
        failing_since INTEGER,
        PRIMARY KEY (seat, channel)
      ) WITHOUT ROWID;
      CREATE TABLE said (
        id INTEGER PRIMARY KEY NOT NULL,
        seat INTEGER NOT NULL,
        at INTEGER NOT NULL,
        text TEXT NOT NULL,
        phrase INTEGER NOT NULL,
        key TEXT NOT NULL
      );
      CREATE TABLE notes (
        seat INTEGER PRIMARY KEY NOT NULL,
        text TEXT NOT NULL
      );`
  },
  {
    id: 2,
    sql: `ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT '[]';`
  },
  {
    id: 3,
    sql: `
      ALTER TABLE match ADD COLUMN links TEXT NOT NULL DEFAULT 'open';
      ALTER TABLE match ADD COLUMN host_generation INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE match ADD COLUMN watcher_generation INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE match ADD COLUMN passed TEXT;
      ALTER TABLE seats ADD COLUMN invitation INTEGER;
      ALTER TABLE seats ADD COLUMN passed TEXT;
      ALTER TABLE seats ADD COLUMN handover TEXT;
      ALTER TABLE seats ADD COLUMN link_asks TEXT NOT NULL DEFAULT '[]';`
  },
  {
    id: 4,
    sql: `ALTER TABLE match ADD COLUMN leaving TEXT NOT NULL DEFAULT '{"agreed":[],"resigned":[]}';`
  },
  {
    id: 5,
    sql: `
      ALTER TABLE seats ADD COLUMN invited_at INTEGER;
      ALTER TABLE seats ADD COLUMN asked_at INTEGER;
      UPDATE seats SET
        invited_at = (
          SELECT sent_at FROM notices WHERE notices.seat = seats.seat AND about = 'invitation'),
        asked_at = (
          SELECT sent_at FROM notices
          WHERE notices.seat = seats.seat AND about = 'confirm' AND turn = seats.address_generation);
      ALTER TABLE notices ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE wishes (
        inbox TEXT PRIMARY KEY NOT NULL,
        wanted INTEGER NOT NULL,
        at INTEGER NOT NULL
      ) WITHOUT ROWID;
      INSERT INTO wishes SELECT DISTINCT suppressed, 0, 0 FROM seats WHERE suppressed IS NOT NULL;
      UPDATE match SET revision = revision + 1 WHERE EXISTS (SELECT 1 FROM wishes);
      UPDATE seats SET suppressed = NULL;`
  },
  {
    // It was one key, and nobody knew whose.
    id: 6,
    sql: `
      ALTER TABLE match DROP COLUMN undone;
      ALTER TABLE match ADD COLUMN undone TEXT NOT NULL DEFAULT '[]';`
  },
  {
    id: 7,
    sql: `
      ALTER TABLE match ADD COLUMN drafts TEXT NOT NULL DEFAULT '[]';
      UPDATE match SET drafts = '[' || draft || ']' WHERE draft IS NOT NULL;
      ALTER TABLE match DROP COLUMN draft;`
  },
  {
    id: 8,
    sql: `
      ALTER TABLE match ADD COLUMN host TEXT;
      ALTER TABLE match ADD COLUMN greeting TEXT;`
  },
  {
    // A key cannot be changed, and no table is dropped: the old one stays behind, empty.
    id: 9,
    sql: `
      ALTER TABLE notices RENAME TO notices_by_channel;
      CREATE TABLE notices (
        seat INTEGER NOT NULL,
        way TEXT NOT NULL,
        about TEXT NOT NULL,
        turn INTEGER NOT NULL,
        due_at INTEGER,
        first_at INTEGER NOT NULL,
        attempts INTEGER NOT NULL,
        sent_at INTEGER,
        receipt TEXT,
        refused INTEGER NOT NULL,
        failing_since INTEGER,
        counted INTEGER NOT NULL,
        PRIMARY KEY (seat, way, about)
      ) WITHOUT ROWID;
      INSERT INTO notices
        SELECT seat, 'mail', about, turn, due_at, first_at, attempts, sent_at, receipt, 0, failing_since, counted
        FROM notices_by_channel;
      DELETE FROM notices_by_channel;`
  },
  {
    id: 10,
    sql: `
      ALTER TABLE seats ADD COLUMN hours TEXT NOT NULL
        DEFAULT '{"quiet":{"from":22,"to":8},"daily":null,"backOn":null,"paused":false}';
      ALTER TABLE seats ADD COLUMN invite_asks TEXT NOT NULL DEFAULT '[]';`
  },
  {
    id: 11,
    sql: `
      ALTER TABLE seats ADD COLUMN answers TEXT;
      CREATE TABLE answered (
        key TEXT PRIMARY KEY NOT NULL,
        seat INTEGER NOT NULL,
        at INTEGER NOT NULL,
        version INTEGER NOT NULL,
        verdicts TEXT NOT NULL
      ) WITHOUT ROWID;`
  },
  {
    id: 12,
    sql: `
      ALTER TABLE seats ADD COLUMN devices TEXT NOT NULL DEFAULT '[]';
      ALTER TABLE seats ADD COLUMN webhook TEXT;
      ALTER TABLE seats ADD COLUMN feed TEXT NOT NULL DEFAULT '{"on":false,"generation":0}';`
  },
  {
    id: 13,
    sql: `
      ALTER TABLE log ADD COLUMN by TEXT;
      ALTER TABLE seats ADD COLUMN pilot TEXT;
      ALTER TABLE seats ADD COLUMN silence TEXT NOT NULL DEFAULT 'wait';`
  },
  {
    id: 14,
    sql: `ALTER TABLE match ADD COLUMN plans TEXT NOT NULL DEFAULT '[]';`
  },
  {
    id: 15,
    sql: `
      ALTER TABLE match ADD COLUMN annals TEXT NOT NULL DEFAULT '[]';
      ALTER TABLE match ADD COLUMN asleep_at INTEGER;
      ALTER TABLE match ADD COLUMN woken_at INTEGER;
      ALTER TABLE match ADD COLUMN closed_at INTEGER;
      ALTER TABLE match ADD COLUMN deleting_at INTEGER;
      ALTER TABLE match ADD COLUMN erased_at INTEGER;
      ALTER TABLE seats ADD COLUMN nudged_at INTEGER;
      ALTER TABLE seats ADD COLUMN parted TEXT;`
  },
  {
    id: 16,
    sql: `
      UPDATE seats SET hours = json_set(hours, '$.gathered', json('false'));
      ALTER TABLE seats ADD COLUMN tested TEXT NOT NULL DEFAULT '{}';
      ALTER TABLE match ADD COLUMN begun_at INTEGER;
      UPDATE match SET begun_at = opened_at;`
  },
  {
    id: 19,
    sql: `ALTER TABLE match ADD COLUMN part INTEGER NOT NULL DEFAULT 0;`
  },
  {
    id: 20,
    sql: `
      ALTER TABLE match ADD COLUMN before TEXT;
      ALTER TABLE match ADD COLUMN next TEXT;
      ALTER TABLE match ADD COLUMN dealt_as TEXT;
      ALTER TABLE match ADD COLUMN dealt_again TEXT NOT NULL DEFAULT '[]';`
  },
  {
    id: 21,
    sql: `ALTER TABLE seats ADD COLUMN lent TEXT;`
  },
  {
    id: 22,
    sql: `ALTER TABLE seats ADD COLUMN lost TEXT;`
  },
  {
    id: 23,
    sql: `ALTER TABLE seats ADD COLUMN marks TEXT NOT NULL DEFAULT '{}';`
  },
  {
    id: 24,
    sql: `ALTER TABLE seats ADD COLUMN sat TEXT NOT NULL DEFAULT '[]';`
  },
  {
    id: 25,
    sql: `ALTER TABLE match ADD COLUMN host_mail TEXT;`
  },
  {
    id: 26,
    sql: `ALTER TABLE match ADD COLUMN cuts TEXT NOT NULL DEFAULT '[]';`
  },
  {
    // What was refused for a fault of the operator's was never tried again.
    id: 27,
    sql: `
      ALTER TABLE notices ADD COLUMN fault TEXT;
      UPDATE notices SET refused = 0, due_at = first_at, fault = 'operator' WHERE refused = 1 AND way = 'mail'
        AND (receipt = 'NO_MAIL' OR receipt GLOB 'RESEND_*'
          OR (receipt GLOB 'E_*' AND receipt <> 'E_RECIPIENT_SUPPRESSED'));`
  },
  {
    id: 28,
    sql: `ALTER TABLE seats ADD COLUMN absence TEXT;`
  },
  {
    // Where somebody may have sat once, somebody has.
    id: 29,
    sql: `
      ALTER TABLE match ADD COLUMN untaken_since INTEGER;
      UPDATE match SET untaken_since = unixepoch() * 1000 WHERE version = 0 AND NOT EXISTS (
        SELECT 1 FROM seats
        WHERE (taken_at IS NOT NULL AND pilot IS NOT 'cat') OR reissued_at IS NOT NULL OR parted IS NOT NULL);`
  },
  {
    id: 30,
    sql: `
      ALTER TABLE match ADD COLUMN opened_by TEXT;
      ALTER TABLE notices ADD COLUMN sent_day INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE notices ADD COLUMN sent_that_day INTEGER NOT NULL DEFAULT 0;`
  },
  {
    id: 31,
    sql: `ALTER TABLE seats ADD COLUMN stopped_at INTEGER;`
  }
]
