import type { UnseenWords } from '../en/unseen.ts'

export const words: UnseenWords = {
  title: 'Noch verdeckt',
  hint: 'Gezählt aus dem, was du jetzt siehst. Was du einmal sahst und nicht mehr siehst, gilt als verdeckt.',
  nextHint:
    'Nächste: wie wahrscheinlich die nächste Karte, die zu dir kommt, eine davon ist, nach dem, was du jetzt siehst.',
  kind: 'Karten',
  left: 'Verdeckt',
  next: 'Nächste',
  leftOf: (left, of, isMost) => `${isMost ? 'höchstens ' : ''}${left} von ${of}`,
  line: (name, left) => `${name}: ${left}`,
  nothing: 'Nichts Verdecktes lässt sich zählen.'
}
