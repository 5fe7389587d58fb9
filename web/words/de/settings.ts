import type { SettingsWords } from '../en/settings.ts'

export const words: SettingsWords = {
  rules: 'Die Regeln dieser Partie',
  notes: 'Eigene Notizen',
  notesHint: 'Nur dieser Platz sieht sie.',
  save: 'Sichern',
  saved: 'Gesichert.',
  unsaved: 'Nicht gesichert: Das Netz ist weg. Versuch es gleich noch einmal.',
  settings: 'Einstellungen dieses Platzes',
  language: 'Sprache',
  zone: 'Zeitzone',
  settleAtOnce: 'Was ich bestätige, ist sofort endgültig und lässt sich nicht zurücknehmen',
  mail: 'Mail, wenn ich dran bin',
  mailHint: 'Für keine Mail das Feld leeren und sichern.',
  confirmed: 'An diese Adresse gehen deine Mails.',
  unconfirmed: 'Wir haben an diese Adresse geschrieben. Die Mails beginnen, wenn du dort ja gesagt hast.',
  device: 'Auf einem anderen Gerät spielen',
  deviceHint: 'Öffne dort dieselbe Seite. Wer diesen Link hat, hat deinen Platz: Behalt ihn für dich.',
  watch: 'Ein Link zum Zuschauen',
  watchHint: 'Er zeigt den Tisch und niemandes Hand: gut zum Teilen.',
  copy: 'Kopieren',
  copied: 'Kopiert.'
}
