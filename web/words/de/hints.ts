import type { HintsWords } from '../en/hints.ts'

export const words: HintsWords = {
  gotIt: 'Alles klar',
  common: {
    draft:
      'Noch weiß nur du davon. Es gilt, sobald du auf den Knopf darunter tippst, oder nach einer Weile von selbst.',
    away: 'Du kannst die Seite schließen: Ihr Link führt zurück. Weiter unten kannst du dir eine Mail wünschen, wenn du dran bist.'
  }
}
