import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { Game } from '../../../engine/game.ts'
import { normalizeLine } from '../../../engine/match.ts'
import { LANGUAGES, type Language } from '../../../schema/languages.ts'
import { linesIn } from '../../../worker/answers/lines.ts'
import { readMail } from '../../../worker/answers/read.ts'
import { seated } from '../client.ts'
import { mailsTo } from '../post.ts'
import { HOUR_MS, pass, stopClock } from '../time.ts'
import { type Original, PROGRAMS } from './programs/index.ts'

/** Answers to our own mails as the common mail programs make them. */

const game = findGame('tranquility') as Game
const originals = new Map<Language, Original>()

beforeEach(stopClock)

beforeAll(async () => {
  stopClock()
  for (const language of LANGUAGES) {
    const address = `original-${language}@answers.example`
    const { match } = await seated([], { seats: [{ name: 'Ann', address, language }] })
    await pass(match, HOUR_MS)
    const mail = (await mailsTo(address)).at(-1)
    if (mail) originals.set(language, { ...mail, language })
  }
})

const POLITE = {
  en: ['Hi there,', 'Thanks a lot!'],
  de: ['Hallo zusammen!', 'Liebe Grüße'],
  fr: ['Bonjour,', 'À bientôt']
} satisfies { [language in Language]: readonly [string, string] }

/** What people write, and the lines that they mean. */
const WRITTEN: readonly ((language: Language) => readonly [own: string, ...lines: string[]])[] = [
  () => ['3', '3'],
  () => ['2 –7 –9', '2 -7 -9'],
  () => ['23@e4 -7', '23@e4 -7'],
  () => ['-7 -9', '-7 -9'],
  () => ['23@e4 -7; 41@f2', '23@e4 -7', '41@f2'],
  () => ['23@e4 -7\n\n41@f2 -9', '23@e4 -7', '41@f2 -9'],
  language => [`${POLITE[language][0]}\n\n3\n\n${POLITE[language][1]}\nAnn`, '3'],
  () => ['3.', '3'],
  () => ['Start', 'Start'],
  () => ['*4*', '4'],
  () => ['“5”', '5']
]

const isLine = (part: string) => /^[1-9](\s+-\S+)*$/.test(part) || isSpelt(part)

function isSpelt(part: string): boolean {
  try {
    return normalizeLine(game, part) !== ''
  } catch {
    return false
  }
}

async function linesOf(raw: string): Promise<readonly string[] | null> {
  const read = await readMail(new TextEncoder().encode(raw).buffer, 'ann@example.org')
  return read && linesIn(read.text, isLine)
}

const CASES = Object.keys(PROGRAMS).flatMap((program, row) =>
  LANGUAGES.map((language, column) => ({ program, language, written: WRITTEN[(row + 4 * column) % WRITTEN.length] }))
)

test('there are some for every taste', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(60)
  expect([...originals.keys()]).toEqual(LANGUAGES)
})

describe.each(CASES)('$program in $language', ({ program, language, written }) => {
  const original = () => originals.get(language) ?? expect.fail('no mail')
  const [own = '', ...lines] = written?.(language) ?? []

  test(`is read as ${JSON.stringify(lines)}`, async () => {
    expect(await linesOf(PROGRAMS[program]?.(own, original()) ?? '')).toEqual(lines)
  })

  test('has nothing to play where its writer wrote nothing', async () => {
    const found = await linesOf(PROGRAMS[program]?.('', original()) ?? '')
    expect(found?.filter(isLine)).toEqual([])
  })
})
