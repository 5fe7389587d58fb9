import { expect, test } from 'vitest'
import { inTime } from '../../../web/words/in-time.ts'

test.each([
  [1, 'in 1 second', 'in 1 Sekunde', 'dans 1 seconde'],
  [59, 'in 59 seconds', 'in 59 Sekunden', 'dans 59 secondes'],
  [61, 'in 2 minutes', 'in 2 Minuten', 'dans 2 minutes'],
  [3600, 'in 1 hour', 'in 1 Stunde', 'dans 1 heure'],
  [86_401, 'in 2 days', 'in 2 Tagen', 'dans 2 jours']
])('%i seconds are told as people say it, and never too short', (seconds, en, de, fr) => {
  expect([inTime(seconds, 'en'), inTime(seconds, 'de'), inTime(seconds, 'fr')]).toEqual([en, de, fr])
})
