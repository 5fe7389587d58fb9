import type { ShelfWords } from '../en/shelf.ts'

export const words: ShelfWords = {
  title: 'Slow Boat: Spiele per Link, mit Menschen weit weg',
  heading: 'Spiele per Link, mit Menschen weit weg',
  about: [
    'Slow Boat ist zum Spielen mit Menschen da, die weit weg sind: heute ein Zug, morgen ein Zug, wann es dir passt.',
    'Eröffne eine Partie und schick allen ihren Link. Kein Konto, nichts zu installieren, keine Eile.'
  ],
  games: 'Spiele',
  players: (least, most) => (least === most ? `${least} Personen` : `${least} bis ${most} Personen`),
  length: (turns, time) => `etwa ${turns} Züge: ${time} bei einem Zug am Tag`,
  boat: name => `Boot ${name}`,
  seats: {
    devices: 'Auf meinen anderen Geräten',
    heading: 'Deine Partien',
    count: count => (count === 1 ? 'Eine wartet auf dich' : `${count} warten auf dich`),
    none: 'Im Moment läuft keine.',
    unkept:
      'Dieser Browser merkt sich hier nichts, etwa in einem privaten Fenster: Deine Partien stehen darum nicht hier. Bewahre den Link jedes Platzes selbst auf.',
    unscripted:
      'Deine eigenen Partien zeigt hier ein Skript. Ohne Skripte bewahre den Link jedes Platzes auf: Mehr brauchst du nicht.',
    with: (game, names) => `${game} mit ${names}`,
    as: name => `als ${name}`,
    host: 'von dir eröffnet: die Links',
    since: when => `seit ${when}`,
    asking: 'Wird nachgesehen …',
    yours: 'Du bist dran',
    drafted: 'Gespielt. Einen Moment lang kannst du es noch zurücknehmen.',
    waiting: names => `Wartet auf ${names}`,
    free: 'Für dich frei gehalten, noch nicht genommen',
    over: { won: 'Gewonnen', lost: 'Verloren', ranked: 'Vorbei', stopped: 'Beendet' },
    sealed: 'Mit diesem Link genommen, vielleicht auf einem anderen Gerät von dir.',
    reissued: 'Dieser Link wurde ersetzt. Den neuen hat, wer die Partie eröffnet hat.',
    gone: 'Dieser Link öffnet nichts mehr.',
    unreachable: 'Lässt sich gerade nicht sagen.',
    finished: count => `Zu Ende (${count})`,
    lost: count => `Links, die nichts mehr öffnen (${count})`,
    more: what => `Link von ${what}`,
    link: 'Dein Link. Ohne ihn kommt niemand zurück: Heb ihn auf, bevor du ihn hier vergisst.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    forget: 'Hier vergessen',
    forgetNamed: what => `Hier vergessen: ${what}`,
    forgotten: what => `Hier vergessen: ${what}`,
    undo: 'Rückgängig'
  }
}
