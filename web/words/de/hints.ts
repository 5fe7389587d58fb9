import type { HintsWords } from '../en/hints.ts'

export const words: HintsWords = {
  gotIt: 'Alles klar',
  common: {
    draft:
      'Noch weiß nur du davon. Es gilt, sobald du auf den Knopf darunter tippst, oder nach einer Weile von selbst.',
    away: 'Schließ ruhig die Seite: Ihr Link führt zurück. Wünsch dir weiter unten eine Mail, wenn du dran bist.'
  }
}
