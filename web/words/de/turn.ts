import { timeAgo } from '../ago.ts'
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
  rest: 'Gerade ist nichts zu tun. Tippe, um zu planen.',
  drafted: 'Gespielt',
  settles: 'Bis zu 90 Sekunden lang kannst du es zurücknehmen.',
  sending: 'Wird gesendet …',
  slow: 'Das dauert lange. Vielleicht kommt es noch an.',
  kept: 'Gerade keine Verbindung: Dein Zug wird gesendet, sobald sie wieder da ist.',
  onceMore: 'Das kam zu früh an. Tippe noch einmal, wenn du es so meinst.',
  resend: 'Noch einmal versuchen',
  unloaded:
    'Ein Teil dieser Seite ist nicht angekommen: Sie hört noch nichts von den anderen. Sie versucht es weiter; oder lade sie neu.',
  broken: 'Gerade keine Verbindung.',
  asOf: ms => `Du siehst den Stand von ${timeAgo('de', ms)}.`,
  resting: 'Pause, um anderen Platz zu machen. Tippe, dann geht es weiter.',
  reissued: 'Dieser Link wurde ersetzt. Frag nach dem neuen.',
  hand: 'Deine Hand',
  you: 'du',
  winners: who => (who.length > 1 ? `Sieg: ${names(who)}` : `${names(who)} hat gewonnen`),
  over: { won: 'Gewonnen', lost: 'Diesmal verloren', ranked: 'Vorbei', stopped: 'Beendet' }
}
