import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { textGame } from '../../../web/games/catalogue.ts'
import { words as namedIn } from '../../../web/games/tranquility/words/index.ts'
import { overMail } from '../../../web/mail/index.ts'
import { mailWords, textWords } from '../../../web/words/index.ts'
import { drift, LINK, NOW, seenBy, setOut } from '../afloat.ts'
import { wellFormed } from './well-formed.ts'

const UNSUBSCRIBE = 'https://boat.example/s/stop'
const RECORD = 'https://boat.example/m/AAECAwQFBgcICQ'

const ended = drift(setOut('tranquility', 2, '07'), () => false)
const flight = seenBy(
  drift(setOut('cloud9', 3, '07'), () => false),
  0
)
const flown = {
  ...flight,
  result: { outcome: 'ranked', why: 'FIFTY_POINTS', ranking: [[0, 2], [1]], scores: [51, 40, 51] }
} as const

describe.each(LANGUAGES)('the end of a match (%s)', language => {
  const envelope = seenBy(ended, 0, { language })
  const asked = { envelope, link: LINK, record: RECORD, unsubscribe: UNSUBSCRIBE, language }
  const { subject, text, html } = overMail({ ...asked, zone: 'Europe/Paris', now: NOW })
  const words = namedIn[language]

  test('says first that it is over, and how it ended', () => {
    const why = words.why[envelope.result?.why ?? '']
    expect(text.startsWith(`${textWords[language].over}\n${why}\n`)).toBe(true)
    expect(html).toContain(why)
    expect(subject.startsWith(mailWords[language].whose.over(''))).toBe(true)
    expect(subject).not.toMatch(/\d/)
  })

  test('says who came where, if that is what the match was about', () => {
    const { scores = [] } = flown.result ?? {}
    const told = overMail({ ...asked, envelope: flown, zone: 'Europe/Paris', now: NOW })
    for (const place of [`1. Anna ${scores[0]}`, `1. Chloé ${scores[2]}`, `3. Ben ${scores[1]}`])
      for (const part of [told.text, told.html]) expect(part).toContain(place)
    expect(text).not.toContain('1. Anna')
  })

  test('is well-formed, and leads to the record, to the seat, to another match and to the end of all mail, and nowhere else', () => {
    expect(wellFormed(html)).toEqual([])
    for (const part of [text, html]) {
      const links = [...part.matchAll(/https?:[^\s"<]+/g)].map(([link]) => link.replace(/#(pause|daily|people)$/, ''))
      expect([...new Set(links)]).toEqual([RECORD, LINK, `${LINK}?again=1`, UNSUBSCRIBE])
    }
  })

  test('shows the table and the last moves, and offers nothing to do', () => {
    expect(text).toContain(textGame('tranquility').board(envelope.view, language).join('\n'))
    expect(text).toContain(mailWords[language].ended)
    expect(html).toContain(`aria-label="${words.board}"`)
    expect(`${text}${html}`).not.toContain(textWords[language].can)
  })
})
