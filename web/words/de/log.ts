import type { SeatLogWords } from '../en/log.ts'
import { dayIn } from '../day.ts'
import { paces } from './paces.ts'
import { prove, unproven } from './unproven.ts'
import { standIn } from './stand-in.ts'

export const words: SeatLogWords = {
  lifeless: 'Tut sich nichts, wenn du tippst? Auf einer einfacheren Seite geht es weiter.',
  outdated: 'Dieser Vorschlag kam zu spät: Der Tisch hat sich verändert.',
  since: when => `seit ${when}`,
  restored: when => `Aus einer Kopie wiederhergestellt (${when}): Was danach kam, ist verloren, Pläne auch.`,
  handover: {
    asked:
      'Dieser Platz soll einen neuen Link bekommen: Darum bittet, wer die Partie eröffnet hat, oder jemand sagt, dein Link sei verloren. Deiner öffnet ihn dann nicht mehr. Kommst du sieben Tage lang nicht her, kann der Platz auch ohne deine Antwort vergeben werden.',
    rival:
      'Bist du noch da? Jemand fragt nach diesem Platz. Solange du vorbeikommst, bekommt ihn niemand ohne dein Wort.',
    agreed:
      'Du bist einverstanden, dass jemand anders diesen Platz bekommt. Er bleibt deiner, bis er einen neuen Link hat.',
    agree: 'Einverstanden',
    refuse: 'Ich bleibe'
  },
  happened: {
    left: name => `${name} hat den Tisch verlassen. Der Platz bleibt, wie er ist, und wartet auf jemand anderen.`,
    given: (from, to) => `Der Platz von ${from} gehört jetzt ${to}.`,
    link: name => `Der Platz von ${name} hat einen neuen Link.`,
    lent: (name, to, day) =>
      `${name} hat den Platz${to === null ? '' : ` an ${to}`} verliehen, bis ${dayIn('de', day)}.`,
    'taken-back': name => `${name} hat den Platz zurückgenommen.`,
    lost: name => `${name} soll den Link verloren haben.`,
    vouched: name => `${name} hat einen neuen Link: Die anderen bürgen dafür.`,
    absent: name => `${name} soll nicht mehr da sein.`,
    decided: {
      autopilot: name => `${name} bleibt fort. Alle anderen haben entschieden: Ein Autopilot spielt.`,
      end: name => `${name} bleibt fort. Alle anderen haben entschieden, die Partie zu beenden.`
    },
    pace: pace => `Das Tempo von jetzt an: ${pace}.`,
    asleep: 'Lange hat niemand etwas getan, darum ist die Partie eingeschlafen.',
    woken: who => (who === null ? 'Wer die Partie eröffnet hat, hat sie geweckt.' : `${who} hat die Partie geweckt.`),
    closed: who =>
      `${who ?? 'Wer die Partie eröffnet hat,'} hat den Verlauf geschlossen: Nur die Links dieser Partie zeigen ihn noch.`,
    again: who => `${who ?? 'Wer die Partie eröffnet hat,'} hat eine neue Partie mit denselben Leuten eröffnet.`
  },
  lent: (to, day) => `bis ${dayIn('de', day)}${to === null ? '' : ` an ${to}`} verliehen`,
  guest: (name, day) => `Du spielst für ${name} bis ${dayIn('de', day)}.`,
  guestMeans: name =>
    `Was du spielst, steht als Zug eines Gastes im Verlauf. Notizen und Einstellungen bleiben bei ${name}.`,
  vouch: {
    asked: (name, vouched, needed) =>
      `Der Link von ${name} soll verloren sein. Für einen neuen bürgen bisher ${vouched} von ${needed}.`,
    from: when => `Bis ${when} kann der Platz selbst noch antworten; danach bürgt jemand von euch noch einmal.`,
    do: 'Ich bürge',
    undo: 'Doch nicht',
    passOn: name => `Der neue Link für ${name}. Gib ihn weiter: Mit ihm lässt sich der Platz einmal nehmen.`,
    mine: 'Ich habe meinen Link verloren …',
    theirs: 'Jemand hat den Link verloren …',
    whose: 'Welcher Platz',
    send: 'Mailt mir meinen Link',
    host: 'Ich habe die Partie eröffnet: Mailt mir meinen Link',
    ask: 'Die anderen fragen',
    sends: 'Die Mail geht an die Adresse, die am Platz bestätigt ist, falls es eine gibt.',
    means: 'Die anderen erfahren es, und die meisten müssen für dich bürgen.',
    meansHere: 'Alle erfahren es. Bürgen die meisten anderen, bekommt der Platz einen neuen Link, den du weitergibst.'
  },
  absence: {
    report: 'Jemand kommt nicht mehr …',
    do: 'Am Platz nachfragen',
    means:
      'Alle erfahren es, auch wer dort sitzt. Kommt zweimal so lange niemand, wie ein Zug dauern soll, und mindestens 14 Tage, entscheiden alle anderen zusammen, was aus dem Platz wird.',
    waits: (name, when) =>
      `${name} soll nicht mehr da sein und weiß, dass nachgefragt wird. Bis ${when} wird gewartet, danach entscheiden alle anderen zusammen.`,
    decide: (name, voted, needed) =>
      `${name} bleibt fort. Es geschieht, was alle anderen wollen: ${voted} von ${needed} ${voted === 1 ? 'hat' : 'haben'} abgestimmt.`,
    votes: {
      successor: (who, name, address) => `${wants(who)} ${name} einladen (${address}).`,
      somebody: who => `${wants(who)} jemand Neues einladen.`,
      autopilot: who => `${wants(who)}, dass ein Autopilot spielt.`,
      end: who => `${wants(who)} die Partie beenden.`
    },
    accept: name => `Auch ${name} einladen`,
    successor: 'Jemanden einladen, der hier nicht gespielt hat',
    name: 'Name',
    address: 'Mail: Nur dorthin geht die Einladung',
    invite: 'Einladen',
    autopilot: 'Einen Autopiloten spielen lassen',
    end: 'Die Partie beenden',
    none: 'Meine Stimme zurücknehmen'
  },
  asleep: when => `Diese Partie schläft (seit ${when}): Niemand bekommt Post. Spiel weiter oder weck sie.`,
  wake: 'Wecken',
  agreed: 'möchte aufhören',
  left: when => `hat den Tisch verlassen (${when}); der Platz wartet auf jemand anderen`,
  unproven,
  prove,
  proving: 'Wann ich Bescheid bekomme',
  pilots: { cat: 'die Schiffskatze, ein Autopilot', autopilot: 'ein Autopilot spielt' },
  helm: {
    plays:
      'Ein Autopilot spielt für dich: Das hat sich gewünscht, wer die Partie eröffnet hat, weil von dir lange nichts kam.',
    take: 'Selbst ans Steuer'
  },
  newLink: when => `neuer Link ${when}`,
  earlier: 'Früher',
  later: 'Später',
  past: {
    asked: 'Der Tisch von damals wird geholt …',
    missed: 'Der Tisch von damals kam nicht durch: Du siehst ihn, wie er jetzt ist.'
  },
  watching: 'Du schaust zu.',
  quiet: 'Noch ist nichts geschehen.',
  you: 'du',
  players: 'Am Tisch',
  turn: '▶ dran',
  next: '▷ danach',
  last: '◁ zuletzt dran',
  paces,
  standIn,
  voyages: before => `Eure Partien bisher: ${before}`,
  dealtBefore: 'Die Karten sind die einer Partie, die vorbei ist: Ihr Verlauf zeigt sie alle.',
  here: when => `zuletzt hier ${when}`,
  recently: 'vor weniger als einer Stunde',
  never: 'noch nicht hier',
  free: 'Platz noch frei',
  unreached: when => `nicht erreicht seit ${when}`,
  unreachedHere: when => `nicht alles, was wir dir schicken, kommt an (seit ${when})`,
  unreachedByUs: when => `nicht benachrichtigt seit ${when}, durch einen Fehler bei uns`,
  putRight: '(hier bringst du in Ordnung, was dich nicht erreicht)',
  log: 'Was geschehen ist',
  older: 'Noch früher',
  say: 'Etwas sagen',
  send: 'Senden',
  rules: 'Regeln dieser Partie',
  recap: moves => `${moves} Züge seit deinem letzten Besuch`,
  closer: 'Genauer hinsehen',
  more: 'Notizen, Einstellungen, Link zum Teilen',
  loading: 'Moment …',
  lost: 'Es kam nichts durch. Versuch es gleich noch einmal.'
}

function wants(who: string | null): string {
  return who === null ? 'Du möchtest' : `${who} möchte`
}
