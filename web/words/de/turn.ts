import type { TurnWords } from '../en/turn.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('de').format(list)

export const words: TurnWords = {
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  undo: 'Zurücknehmen',
  done: 'Fertig',
  see: cards => (cards > 1 ? 'Neue Karten ansehen' : 'Neue Karte ansehen'),
  yourTurn: 'Du bist dran',
  waiting: who => `Warten auf ${names(who)}`,
  rest: 'Gerade ist nichts zu tun. Zum Planen tippe, als wärst du dran.',
  drafted: 'Gespielt',
  settles: 'Bis zu 90 Sekunden lang kannst du es zurücknehmen.',
  sending: 'Wird gesendet …',
  kept: 'Gerade keine Verbindung: Dein Zug bleibt hier und geht einmal hinaus, sobald sie wieder da ist.',
  broken: 'Gerade keine Verbindung.',
  resting: 'Pause, um anderen Platz zu machen. Tippe, dann geht es weiter.',
  reissued: 'Dieser Link wurde ersetzt. Frag nach dem neuen.',
  otherPromise:
    'Diesem Gerät wurde für diese Partie zuvor ein anderes Versprechen gezeigt. Die Karten könnten ausgetauscht sein.',
  hand: 'Deine Hand',
  you: 'du',
  over: { won: 'Gewonnen', lost: 'Diesmal verloren', ranked: 'Vorbei', stopped: 'Beendet' }
}
