import type { Words } from './en.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('de').format(list)

export const words: Words = {
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  undo: 'Zurücknehmen',
  done: 'Fertig',
  turnOver: 'Karten aufdecken',
  yourTurn: 'Du bist dran',
  waiting: who => `Warten auf ${names(who)}`,
  watching: 'Du schaust zu.',
  rest: 'Gerade ist nichts zu tun. Komm wieder, wann es dir passt.',
  since: when => `seit ${when}`,
  drafted: 'Gespielt, noch nicht endgültig',
  settles: [
    'Gleich ist es endgültig.',
    'In einer halben Minute ist es endgültig.',
    'In einer Minute ist es endgültig.',
    'In anderthalb Minuten ist es endgültig.'
  ],
  sending: 'Wird gesendet …',
  kept: 'Du bist offline. Dein Zug bleibt hier und geht einmal hinaus, sobald das Netz wieder da ist.',
  broken: 'Die Verbindung ist weg. Neuer Versuch …',
  lost: 'Es kam nichts durch. Versuch es gleich noch einmal.',
  outdated: 'Dieser Vorschlag kam zu spät: Der Tisch hat sich verändert.',
  reissued: 'Dieser Link wurde ersetzt. Frag nach dem neuen.',
  restored: when => `Wiederhergestellt nach der Kopie vom ${when}: Was danach kam, ist verloren.`,
  newLink: when => `neuer Link ${when}`,
  earlier: 'Früher',
  later: 'Später',
  quiet: 'Nichts Neues, seit du hier warst.',
  hand: 'Deine Hand',
  you: 'du',
  players: 'Am Tisch',
  here: when => `zuletzt hier ${when}`,
  never: 'noch nicht hier',
  free: 'Platz noch frei',
  unreached: when => `nicht erreicht seit ${when}`,
  log: 'Was geschah',
  older: 'Noch früher',
  say: 'Etwas sagen',
  send: 'Senden',
  rules: 'Regeln dieser Partie',
  more: 'Regeln, Notizen, Einstellungen',
  loading: 'Moment …',
  proof: 'Versiegelt vor dem Geben:',
  over: { won: 'Gewonnen', lost: 'Diesmal verloren', ranked: 'Vorbei', stopped: 'Beendet' },
  record: 'Die ganze Partie ansehen',
  take: {
    heading: game => `Ein Platz bei ${game} ist für dich frei`,
    text: who =>
      `${names(who)} ${who.length > 1 ? 'möchten' : 'möchte'} mit dir spielen: langsam, und wann es dir passt.`,
    alone: 'Eine stille Partie für dich allein, wann es dir passt.',
    name: 'Dein Name',
    address: 'Mailadresse',
    hint: 'Wenn du magst: Dann sagt dir eine Mail, wann du dran bist.',
    submit: 'Diesen Platz nehmen'
  },
  plain: 'Eine Nummer der Liste oder eine Zeile; Karten, die bezahlen, dahinter: 3 -7 -9'
}
