import type { FoundWords, KeepsakeWords } from '../en/keepsake.ts'

export const words: KeepsakeWords = {
  played: boat => `Gespielt auf Slow Boat, Boot ${boat}.`,
  text: 'Bevor jemand eine Karte sah, bekam jeder Platz ein Versprechen: den Fingerabdruck der Zahl, aus der aller Zufall kommt. Diese Zahl steht jetzt in dieser Datei, und die Regeln auch: Sie kann die ganze Partie nachspielen, ohne Netz.',
  check: 'Nachprüfen',
  unscripted: 'Das Nachprüfen braucht JavaScript, das Blättern durch die Züge auch.',
  alone:
    'Ob das Versprechen vor dem Verteilen gegeben wurde, kann diese Datei allein nicht sagen: Vergleiche es mit dem in deinen Mails oder auf dem Gerät, auf dem du gespielt hast. Und wer eine Datei ändern kann, kann auch ihre Prüfung ändern. Im Zweifel prüfe die Partie dort, wo sie gespielt wurde.'
}

/** What comes of checking it in the file itself. */
export const found: FoundWords = {
  holds: 'Bewiesen: Alles stimmt überein.',
  fails: 'Nicht bewiesen: Etwas stimmt nicht überein.',
  broken: 'Nicht bewiesen: Der Verlauf in dieser Datei ist nicht mehr zu lesen.'
}
