import type { TurnWords } from './turn.en.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('de').format(list)

export const words: TurnWords = {
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  undo: 'Zurücknehmen',
  done: 'Fertig',
  turnOver: 'Karten aufdecken',
  yourTurn: 'Du bist dran',
  waiting: who => `Warten auf ${names(who)}`,
  watching: 'Du schaust zu.',
  rest: 'Gerade ist nichts zu tun. Komm wieder, wann es dir passt.',
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
  hand: 'Deine Hand',
  you: 'du',
  over: { won: 'Gewonnen', lost: 'Diesmal verloren', ranked: 'Vorbei', stopped: 'Beendet' },
  record: 'Die ganze Partie ansehen'
}
