import type { UnseenWords } from '../en/unseen.ts'

export const words: UnseenWords = {
  title: 'Noch verdeckt',
  hint: 'Gezählt aus dem, was du siehst: Was niemand mehr ansehen darf, gilt auch als verdeckt, selbst wenn du es hattest.',
  nextHint:
    'Nächste: wie wahrscheinlich die nächste Karte deines Stapels eine davon ist, als läge alles Verdeckte irgendwo.',
  kind: 'Karten',
  left: 'Verdeckt',
  next: 'Nächste',
  leftOf: (left, of, isMost) => `${isMost ? 'höchstens ' : ''}${left} von ${of}`,
  line: (name, left) => `${name}: ${left}`,
  nothing: 'Nichts Verdecktes lässt sich zählen.'
}
