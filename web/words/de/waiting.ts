import type { WaitingWords } from '../en/waiting.ts'
import { words as marks } from './marks.ts'

export const words: WaitingWords = {
  ...marks,
  tryOut: 'Karten ausprobieren',
  tryOutHint: 'Leg deine Karten aufs Spielfeld, nur zum Schauen. Nichts wird gesendet.',
  look: 'Zurückblicken',
  lookHint: 'Jeder Moment der Partie, vom Austeilen an.',
  mark: 'Felder markieren',
  markHint: 'Deine Zeichen siehst nur du, auf all deinen Geräten.',
  trying: 'Das siehst nur du.',
  empty: 'Tippe auf eine Karte, dann auf ein Feld. Nichts wird gesendet.',
  laid: 'Nichts wird gesendet. Tippe auf eine gelegte Karte, um sie wieder aufzunehmen.',
  lay: (card, place) => (card ? `${card} auf ${place} ausprobieren` : `Eine Karte auf ${place} ausprobieren`),
  plan: 'Das planen',
  play: 'So spielen',
  again: 'Von vorn',
  back: 'Zurück zum Spiel',
  now: 'Zurück zu jetzt',
  marking: 'Das siehst nur du.',
  tapPlace: 'Wähle ein Zeichen und tippe auf Felder. Noch einmal tippen nimmt es weg.',
  unsaved: 'Noch nicht gespeichert: gerade keine Verbindung.',
  none: 'Leeren',
  done: 'Fertig'
}
