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
  mailStates: {
    waiting: 'Wir schreiben gleich an diese Adresse. Die Mails beginnen, wenn du dort ja gesagt hast.',
    asked: 'Wir haben an diese Adresse geschrieben. Die Mails beginnen, wenn du dort ja gesagt hast.',
    confirmed: 'An diese Adresse gehen deine Mails.',
    stopped:
      'Für diese Adresse wurden alle Mails abgestellt, also geht keine dorthin. Wem sie gehört, kann das mit dem Link am Ende jeder unserer Mails rückgängig machen.',
    refused:
      'An diese Adresse geht vorerst nichts mehr: Sie hat so viele Mails bekommen, wie eine von uns bekommen darf.',
    failed: 'Unsere letzte Mail an diese Adresse kam nicht an. Sieh nach, ob sie stimmt, und sichere sie noch einmal.'
  },
  device: 'Auf meinem anderen Gerät zeigen',
  deviceHint:
    'Die Kamera des anderen Geräts liest diesen Code und öffnet dort deinen Platz. Wer deinen Link hat, hat deinen Platz: Zeig ihn sonst niemandem.',
  code: 'Code zeigen',
  watch: 'Ein Link zum Zuschauen',
  watchHint: 'Er zeigt den Tisch und niemandes Hand: gut zum Teilen.',
  copy: 'Kopieren',
  copied: 'Kopiert.'
}
