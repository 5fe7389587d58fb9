import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { best } from '../../../../web/games/pub/text/text.ts'

test('a crew’s clearest win is told in beers', () => {
  expect(LANGUAGES.map(language => best(3, language).replaceAll('\u00a0', ' '))).toEqual([
    'Clearest win: 3 beers ahead.',
    'Plus nette victoire : 3 bières d’avance.',
    'Klarster Sieg: 3 Biere Vorsprung.'
  ])
  expect(best(1, 'de')).toBe('Klarster Sieg: 1 Bier Vorsprung.')
})
