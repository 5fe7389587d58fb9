import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../schema/languages.ts'
import { digestMail } from '../../../web/mail/index.ts'
import { subjectOf } from '../../../web/mail/match.ts'
import { mailWords, textWords } from '../../../web/words/index.ts'
import { awaits, drift, handOf, NOW, sail, seenBy, setOut } from '../afloat.ts'
import { wellFormed } from './well-formed.ts'

const UNSUBSCRIBE = 'https://boat.example/s/stop'

const begun = setOut('tranquility', 3, '07')
const midway = sail(begun, '37@e3 48@d4 31@b3 52@f4 25@e2 1@a1 15@a2 58@c5')
const ended = drift(setOut('tranquility', 2, '07'), () => false)
const climbing = setOut('ascent', 2, '07')

type Afloat = typeof midway

function gathered(afloat: Afloat, at: number, isWaiting: boolean, language: Language = 'en') {
  const [first = 0] = awaits(afloat)
  const envelope = seenBy(afloat, isWaiting ? first : (first + 1) % 2, { language })
  const link = `https://boat.example/s/seat-${at}`
  return { envelope, isWaiting, link, record: `https://boat.example/m/${at}`, reply: `boat+${at}@boat.example` }
}

function letter(matches: readonly ReturnType<typeof gathered>[], language: Language = 'en') {
  return digestMail({ matches, unsubscribe: UNSUBSCRIBE, language, zone: 'Europe/Paris', now: NOW })
}

const three = (language: Language) => [
  gathered(midway, 0, true, language),
  gathered(climbing, 1, true, language),
  gathered(ended, 2, false, language)
]

test('where nobody is awaited yet no title says whose turn it is', () => {
  const unbegun = gathered(midway, 0, false)
  const { text } = letter([{ ...unbegun, envelope: { ...unbegun.envelope, awaits: [] } }])
  const { envelope } = unbegun
  expect(text.split('\n')).toContain(subjectOf(envelope, 'en'))
})

describe.each(LANGUAGES)('a letter for several matches (%s)', language => {
  const { subject, text, html } = letter(three(language), language)
  const words = mailWords[language]

  test('says first how many wait, and names no card', () => {
    expect(subject).toBe(words.digest.waiting(2))
    expect(text.startsWith(`${subject}.\n`)).toBe(true)
    expect(letter([gathered(ended, 0, false, language)], language).subject).toBe(words.digest.news(1))
  })

  test('is well-formed, and each match leads to its own seat, or to its record', () => {
    expect(wellFormed(html)).toEqual([])
    for (const part of [text, html]) {
      const links = [...part.matchAll(/https?:[^\s"<#]+/g)].map(([link]) => link)
      expect([...new Set(links)].sort()).toEqual([
        'https://boat.example/m/2',
        'https://boat.example/s/seat-0',
        'https://boat.example/s/seat-1',
        UNSUBSCRIBE
      ])
    }
  })

  test('shows the hand of each seat that is awaited, and what it can do', () => {
    for (const afloat of [midway, climbing])
      for (const card of handOf(afloat, awaits(afloat)[0] ?? 0)) expect(text).toContain(card)
    expect(text.split(textWords[language].can)).toHaveLength(3)
  })

  test('says where each match is answered, and that the letter is not', () => {
    for (const address of ['boat+0@boat.example', 'boat+1@boat.example']) {
      expect(text).toContain(address)
      expect(html).toContain(`mailto:${address}`)
    }
    expect(text).toContain(words.digest.apart)
    expect(`${text}${html}`).not.toContain('boat+2@boat.example')
  })

  test('with one match that waits, it is answered like any other', () => {
    const single = letter([gathered(midway, 0, true, language), gathered(ended, 2, false, language)], language)
    expect(single.text).toContain(words.answer.how)
    expect(single.text).not.toContain(words.digest.apart)
  })
})

test('where too many wait, the last of them are told in few words, and the letter is not cut off', () => {
  const { html, text } = letter(Array.from({ length: 20 }, (_, at) => gathered(midway, at, true)))
  expect(html.length).toBeLessThan(100_000)
  expect(text.length).toBeLessThan(100_000)
  for (let at = 0; at < 20; at++) expect(html).toContain(`https://boat.example/s/seat-${at}"`)
  expect(html).toContain(mailWords.en.digest.short)
})

test('what nobody has played in, and who waits for others, is no news', () => {
  const quiet = gathered(climbing, 3, false)
  const { text } = letter([gathered(midway, 0, true), { ...quiet, envelope: { ...quiet.envelope, news: [] } }])
  expect(text).not.toContain(quiet.link)
})
