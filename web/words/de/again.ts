import type { AgainWords } from '../en/again.ts'

export const words: AgainWords = {
  title: names => `Noch eine Partie mit ${names}`,
  alone: 'Noch eine Partie',
  text: 'Alle behalten ihren Platz und bekommen auf demselben Weg Bescheid wie hier. Wer zuerst tippt, eröffnet; die anderen finden hier ihren neuen Platz.',
  same: 'Noch einmal genauso',
  opened: 'Sie ist schon eröffnet, und dein Platz ist reserviert.',
  next: 'Zu meinem neuen Platz',
  anew: game => `Oder neu einrichten: ${game}`,
  open: 'So eröffnen',
  other: 'Ein anderes Spiel:'
}
