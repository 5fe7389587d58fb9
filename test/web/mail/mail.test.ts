import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../engine/game.ts'
import { LANGUAGES, type Language } from '../../../schema/languages.ts'
import type { Envelope, Invited } from '../../../schema/wire/envelope.ts'
import { hour } from '../../../web/games/tranquility/board/island.ts'
import { paint } from '../../../web/games/tranquility/text/paint.ts'
import {
  againMail,
  confirmMail,
  deletedMail,
  handoverMail,
  invitationMail,
  type Letter,
  hostConfirmMail,
  hostLinkMail,
  linkMail,
  stillMail,
  type Turn,
  turnMail
} from '../../../web/mail/index.ts'
import { words as namedIn } from '../../../web/games/tranquility/words/index.ts'
import { boatOf } from '../../../web/words/boat.ts'
import { signOf } from '../../../web/games/catalogue.ts'
import { invitationWords, mailWords, promiseWords, seatWords, textWords } from '../../../web/words/index.ts'
import { invited } from '../invitation/invited.ts'
import { awaits, drift, handOf, LINK, NOW, sail, seenBy, setOut } from '../afloat.ts'
import { contrast } from './contrast.ts'
import { wellFormed } from './well-formed.ts'

const UNSUBSCRIBE = 'https://boat.example/u/BAECAwQFBgcICQABAAABEBESExQVFhcYGRobHB0eHyA'

const named = namedIn.en
const words = mailWords.en
const match = (language: Language, names = ['Anna', 'Ben']) =>
  mailWords[language].subject(namedIn[language].title, new Intl.ListFormat(language).format(names))

const begun = setOut('tranquility', 3, '07')
const midway = sail(begun, '37@e3 48@d4 31@b3 52@f4 25@e2 1@a1 15@a2 58@c5 71@c6 79@f6 19@c2 9@d1')
const pledging = drift(begun, afloat => awaits(afloat).length > 1)
const ended = drift(midway, () => false)
const solo = setOut('tranquility', 1, '07')

const to = (language: Language) => ({ link: LINK, unsubscribe: UNSUBSCRIBE, language })
const clock = { zone: 'Europe/Paris', now: NOW }
const turn = (language: Language = 'en', afloat = midway, more: Pick<Turn, 'again'> = {}) =>
  turnMail({ envelope: seenBy(afloat, awaits(afloat)[0] ?? 0, { language }), ...to(language), ...clock, ...more })
const kinds: readonly [string, (language: Language) => Letter][] = [
  ['turn', turn],
  ['turn while the Start is paid', language => turn(language, pledging)],
  ['reminder', language => turn(language, midway, { again: 'reminder' })],
  ['last reminder', language => turn(language, midway, { again: 'last' })],
  ['nudge', language => turn(language, midway, { again: 'nudge' })],
  ['word that the turn goes on', language => turn(language, midway, { again: 'goes-on' })],
  ['word that it is awake', language => turn(language, midway, { again: 'woken' })],
  ['invitation', language => invitationMail({ envelope: seenBy(midway, 2), ...to(language) })],
  ['confirmation', language => confirmMail({ envelope: seenBy(midway, 2), ...to(language) })],
  ['link', language => linkMail({ envelope: seenBy(midway, 2), ...to(language) })],
  ['host’s confirmation', language => hostConfirmMail({ envelope: seenBy(midway, 'watcher'), ...to(language) })],
  ['host’s link', language => hostLinkMail({ envelope: seenBy(midway, 'watcher'), ...to(language) })],
  ['handover', language => handoverMail({ envelope: seenBy(midway, 2), ...to(language) })],
  ['question', language => stillMail({ envelope: seenBy(midway, 2), ...to(language) })],
  ['word of another voyage', language => againMail({ envelope: seenBy(midway, 2), ...to(language) })],
  ['farewell', language => deletedMail({ envelope: seenBy(midway, 2), ...to(language) })]
]
const each = kinds.flatMap(([kind, write]) => LANGUAGES.map(language => [kind, language, write(language)] as const))

test.each(LANGUAGES)(
  'each kind of mail has a subject that says what it is, and which boat it is about (%s)',
  language => {
    const others = kinds.filter(([kind]) => !/^(turn|reminder|last|nudge|word that)/.test(kind))
    const subjects = others.map(([kind, write]) => [
      kind.replace('host’s confirmation', 'confirmation'),
      write(language).subject
    ])
    const { size } = new Set(subjects.map(([, subject]) => subject?.split(boatOf('AAECAwQFBgcICQ'))[0]))
    expect(size).toBe(new Set(subjects.map(([kind]) => kind)).size)
    for (const [, subject = ''] of subjects) {
      expect(subject).toContain(boatOf('AAECAwQFBgcICQ'))
      expect(subject.length).toBeLessThan(120)
    }
  }
)

/** What a reader sees of the HTML, hidden preheader and all. */
function visible(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \n]+/g, ' ')
    .trim()
}

test.each(LANGUAGES)('of paying is spoken only where something costs (%s)', language => {
  const { text, html } = turn(language, setOut('cloud9', 3, '07'))
  for (const part of [text, html]) expect(part).toContain(mailWords[language].prepared(false))
  expect(turn(language).text).toContain(mailWords[language].prepared(true))
})

describe.each(each)('a %s (%s)', (_, language, { subject, text, html }) => {
  test('is well-formed and in its language', () => {
    expect(wellFormed(html)).toEqual([])
    expect(html).toContain(`<html lang="${language}">`)
  })

  test('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\bsrc=|\bon\w+=/i)
  })

  test('leads to the seat once, and to the end of all mail once', () => {
    for (const part of [text, html]) {
      expect(part.split(LINK).length - part.split(`${LINK}#`).length).toBe(1)
      expect(part.split(UNSUBSCRIBE).length - part.split(`${UNSUBSCRIBE}#`).length).toBe(1)
    }
  })

  test('leads nowhere else', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(([, link = '']) => link)
    for (const link of links) expect([LINK, UNSUBSCRIBE]).toContain(link.replace(/#(do=.*|pause|daily|people)$/, ''))
  })

  test('shows no card where a lock screen would show it', () => {
    expect(subject).not.toMatch(/\d/)
    const [preheader = ''] = /<div[^>]*display:none[^>]*>.*?<\/div>/s.exec(html) ?? []
    expect(preheader.length).toBeGreaterThan(300)
    expect(visible(html).slice(0, 200)).not.toMatch(/\d/)
    const secret = text.indexOf(LINK) + LINK.length
    expect(
      text
        .slice(0, secret)
        .replace(/\d\d:\d\d/, '')
        .replace(LINK, '')
    ).not.toMatch(/\b(28|30|39|49|76)\b/)
  })
})

/** How Chloé is told of it. */
function tells(type: string, facts: Facts): string {
  return `- ${named.event({ type, facts }, seat => ['Anna', 'Ben'][seat] ?? null)}`
}

function placed(seat: number, card: string, cell: string): string {
  return tells('placed', { seat, card, cell, paid: 0 })
}

describe('a turn', () => {
  test('says first what to do, and draws the sea before anything else', () => {
    const { text } = turn()
    const { yourTurn, since } = textWords.en
    const first = [yourTurn('Chloé'), since('Wednesday 11:30'), '', words.open, 'https'].join('\n')
    expect(text.startsWith(first)).toBe(true)
    expect(text).toContain(` 6   .   .  71   .   .  79  ${named.card('F')}\n 5   .   .  58`)
  })

  test('shows the sea as a table of numerals', () => {
    const { html } = turn()
    const table = html.slice(html.indexOf(`aria-label="${named.board}"`), html.indexOf(seatWords.en.hand))
    const islands = [...table.matchAll(/<td align="center"[^>]*>(\d+)/g)].map(([, island]) => island)
    expect(islands.join(' ')).toBe('71 79 58 48 52 31 37 15 19 25 1 9')
    expect(table.split('class="sea"')).toHaveLength(25)
  })

  test('shows the hand from low to high, and nobody else’s', () => {
    const { text, html } = turn()
    expect(text).toContain(textWords.en.hand(seatWords.en.hand, '28, 30, 39, 49, 76'))
    const shown = visible(html)
    expect(shown).toContain(`${seatWords.en.hand} 28 30 39 49 76 `)
    const numbers = new Set(shown.slice(0, shown.indexOf('Anna: ')).match(/\d+/g))
    for (const card of [...handOf(midway, 0), ...handOf(midway, 1)]) expect(numbers).not.toContain(card)
  })

  test('has no heading for a hand with nothing in it', () => {
    const { text, html } = turn('en', setOut('pub', 2, '07'))
    for (const part of [text, html]) expect(part).not.toContain(seatWords.en.hand)
  })

  test('tells what happened since the seat was here, own draws with their cards', () => {
    const envelope = seenBy(midway, 2, { missed: 4 })
    const { text } = turnMail({ envelope, ...to('en'), ...clock })
    expect(text).toContain(
      [
        placed(1, '71', 'c6'),
        placed(2, '79', 'f6'),
        tells('drew', { seat: 2, count: 1, cards: ['76'] }),
        placed(0, '19', 'c2'),
        placed(1, '9', 'd1')
      ].join('\n')
    )
  })

  test('marks the places where something happened', () => {
    const fresh = [...turn().html.matchAll(/text-decoration:underline">(\d+)/g)].map(([, island]) => island)
    expect(fresh).toEqual(['79', '19', '9'])
  })

  test('prepares each action, bound to the version, and leaves paying to the page', () => {
    const { text, html } = turn()
    const links = [...html.matchAll(/#do=([^"]*)"/g)].map(([, prepared = '']) => decodeURIComponent(prepared))
    expect(links.slice(0, 5)).toEqual(['12:39@a4', '12:39@b4', '12:49@e4', '12:30@a3', '12:'])
    expect(links).toHaveLength(9)
    expect(text).toContain(
      `1. ${named.to({ verb: 'place', card: '39', place: 'a4', kind: 'cell', price: 0 })} [39@a4]\n   ${LINK}#do=12%3A39%40a4`
    )
  })

  test('asks for an offer while the Start is paid', () => {
    const { text } = turn('en', pledging)
    expect(text).toContain('8 of 8 missing.')
    expect(text).toContain(`1. ${named.confirm.give?.(0)} [give 0]\n`)
  })

  test.each(LANGUAGES)('says how to plan by answering to whoever waits for others (%s)', language => {
    const { planning, how } = mailWords[language].answer
    const waits = { ...to(language), ...clock, answered: [], canAnswer: true }
    const { text, html } = turnMail({ ...waits, envelope: seenBy(midway, 1, { language }) })
    for (const part of [text, html]) expect(part).toContain(planning)
    expect(text).not.toContain(how)
    const alone = { ...seenBy(solo, 0, { language }), choices: [] }
    expect(turnMail({ ...waits, envelope: alone }).text).not.toContain(planning)
  })

  test('says that it is nobody’s turn where what lies there leaves nothing to be done', () => {
    const draft = { line: '39@a4', lines: 1, settlesAt: NOW + 60_000, events: [] }
    const { boat } = mailWords.en
    const envelope = { ...seenBy(midway, 2), draft }
    expect(told({ ...envelope, choices: [] }, 'en')).toBe(boat(match('en'), boatOf('AAECAwQFBgcICQ')))
  })

  test('says in its subject whose turn it is, in which match, in every language', () => {
    for (const language of LANGUAGES) {
      const { boat, whose } = mailWords[language]
      const about = boat(match(language), boatOf('AAECAwQFBgcICQ'))
      expect(turn(language).subject).toBe(whose.yours(about))
      expect(told(seenBy(midway, 0), language)).toBe(
        whose.others('Chloé', boat(match(language, ['Ben', 'Chloé']), boatOf('AAECAwQFBgcICQ')))
      )
      expect(told(seenBy(ended, 2), language)).toBe(whose.over(about))
    }
  })

  test('keeps its subject from turn to turn, and no two matches have the same', () => {
    const [first = 0] = awaits(begun)
    const again = drift(begun, afloat => afloat.lines.length > 0 && awaits(afloat)[0] === first)
    expect(told(seenBy(again, first), 'en')).toBe(told(seenBy(begun, first), 'en'))
    const other = { ...seenBy(midway, 2), match: '00112233445566778899' }
    expect(told(other, 'en')).not.toBe(told(seenBy(midway, 2), 'en'))
  })

  test.each(LANGUAGES)(
    'a reminder in %s says that an autopilot will play, where the seat has chosen that',
    language => {
      const seen: Envelope = seenBy(midway, 2)
      const silent = { ...seen, own: seen.own && { ...seen.own, silence: 'autopilot' as const } }
      const sent = (envelope: Envelope) => turnMail({ ...to(language), ...clock, envelope, again: 'reminder' }).text
      expect(sent(silent)).toContain(mailWords[language].silence)
      const stopping = { ...silent, table: { ...silent.table, agreed: [2] } }
      expect(sent(stopping)).not.toContain(mailWords[language].silence)
      expect(sent(seen)).not.toContain(mailWords[language].silence)
      const unhurried = { ...silent, table: { ...silent.table, pace: 'none' as const } }
      expect(sent(unhurried)).not.toContain(mailWords[language].silence)
    }
  )

  test('told again, it says so, and when that was the last time', () => {
    for (const language of LANGUAGES) {
      const { reminder, last } = mailWords[language]
      const [once, twice] = [turn(language, midway, { again: 'reminder' }), turn(language, midway, { again: 'last' })]
      for (const { text } of [once, twice]) expect(text.startsWith(`${reminder('Chloé')}\n`)).toBe(true)
      expect([once, twice].map(({ text, html }) => [text.includes(last), html.includes(last)])).toEqual([
        [false, false],
        [true, true]
      ])
      expect(new Set([turn(language), once, twice].map(({ subject }) => subject)).size).toBe(1)
    }
  })

  test('tells what others have said since, and makes no link of it', () => {
    const envelope = seenBy(midway, 2)
    const saying = { seat: 0, at: NOW, text: 'see http://win.example', phrase: false }
    const said = [{ ...saying, at: NOW - 100_000_000, text: 'old' }, { ...saying, seat: 2, text: 'own' }, saying]
    const { text, html } = turnMail({ envelope: { ...envelope, said }, ...to('en'), ...clock })
    const quoted = textWords.en.quote('Anna', 'see http:\u2060//win.\u2060example')
    expect(text).toContain(`${textWords.en.talk}\n- ${quoted}\n\n`)
    expect(html).toContain(quoted)
  })

  test('makes no link of a name', () => {
    const envelope = seenBy(midway, 2)
    const players = envelope.table.players.map((player, at) =>
      at === 0 ? { ...player, name: '<b>win.example' } : player
    )
    const { text, html } = turnMail({
      envelope: { ...envelope, table: { ...envelope.table, players } },
      ...to('en'),
      ...clock
    })
    expect(text).toContain('<b>win.\u2060example')
    expect(html).toContain('&lt;b>win.\u2060example')
    expect(`${text}${html}`).not.toContain('win.example:')
  })
})

const told = (envelope: Envelope, language: Language) => turnMail({ envelope, ...to(language), ...clock }).subject
const letter = (invitation: Partial<Invited>, language: Language = 'en') =>
  invitationMail({ envelope: invited(seenBy(begun, 2), invitation), ...to(language) })

describe('an invitation', () => {
  test.each(LANGUAGES)(
    'says who invites, in what words, to what, how long, and that it is the only one (%s)',
    language => {
      const greeting = 'Oma, this is for Sundays'
      const { take } = invitationWords[language]
      const { boat, game, invitation, subjects } = mailWords[language]
      const { text, html, subject } = letter({ host: { name: 'Anna', seat: 0 }, greeting }, language)
      const lead = take.invites('Anna', namedIn[language].title)
      expect(text.startsWith(`${lead}\n\n${take.quoted(greeting)}\n\n`)).toBe(true)
      expect(subject).toBe(subjects.invitation(boat(game(namedIn[language].title), boatOf('AAECAwQFBgcICQ'))))
      expect(html).toContain(`>${greeting}</blockquote>`)
      for (const part of [take.others(['Ben']), take.pace.day, take.slowly, invitation.once])
        expect(text).toContain(part)
    }
  )

  test('of a host whose name reads as something else names nobody', () => {
    const { text, html, subject } = letter({ host: { name: 'win.example', seat: null }, greeting: null })
    expect(`${text}${html}${subject}`).not.toContain('win')
    expect(text.startsWith(invitationWords.en.take.heading(named.title))).toBe(true)
    expect(subject).toContain(named.title)
  })

  test('shows what the game looks like, and nothing of the table', () => {
    const mail = letter({})
    expect(mail).toEqual(invitationMail({ envelope: invited(seenBy(midway, 2)), ...to('en') }))
    expect(mail.html).toContain(`aria-label="${named.board}"`)
    expect(mail.html).toContain(signOf('tranquility', 'en').picture)
  })

  test('fits a match for one', () => {
    const { text } = invitationMail({ envelope: invited(seenBy(solo, 0)), ...to('en') })
    expect(text.startsWith(invitationWords.en.take.heading(named.title))).toBe(true)
  })
})

test('a confirmation asks before anything else is sent', () => {
  const { text } = confirmMail({ envelope: seenBy(midway, 2), ...to('en') })
  expect(text).toContain(words.confirm.what('Chloé', match('en')))
  expect(text).toContain(words.confirm.otherwise)
})

test.each(LANGUAGES)('every mail ends with what was promised of the deal (%s)', language => {
  const envelope = seenBy(midway, 2)
  const asked = { envelope, ...to(language) }
  const promise = `${promiseWords[language].text} ${envelope.table.commitment}`
  for (const { text, html } of [turn(language), invitationMail(asked), confirmMail(asked)]) {
    expect(text.trimEnd().split('\n').at(-1)).toBe(promise)
    expect(visible(html).trimEnd().endsWith(promise)).toBe(true)
  }
})

test('islands have the sky of the page', () => {
  const css = readFileSync(new URL('../../../web/games/tranquility/board/board.css', import.meta.url), 'utf8')
  for (let island = 1; island <= 80; island++) {
    const sky = new RegExp(`\\.h${hour(island)} \\{[^}]*--sky: #(\\w{3});`).exec(css)?.[1] ?? ''
    expect(paint(`${island}`).background).toBe(`#${sky.replaceAll(/./g, '$&$&')}`)
  }
})

test('numerals stand out from every sky, at least seven to one', () => {
  for (const card of [undefined, 'S', ...Array.from({ length: 80 }, (_, at) => `${at + 1}`)]) {
    const { background, color } = paint(card)
    expect(contrast(background, color)).toBeGreaterThanOrEqual(7)
  }
})

test('whoever’s own seat is the host’s is sent the link to its host’s page too', () => {
  const host = 'https://boat.example/s/the-hosts-own'
  const asked = { envelope: seenBy(midway, 0), ...to('en') }
  const { text, html } = linkMail({ ...asked, host })
  for (const part of [text, html]) expect(part).toContain(host)
  expect(linkMail(asked).text).not.toContain('host’s page')
})

test('what befell the match is told in the next letter, and no name of it is the address of a page', () => {
  const given = { what: 'given', seat: 1, from: 'Ben', to: 'evil.example', at: NOW, version: 3 } as const
  const left = { what: 'left', seat: 1, name: 'Ben', at: NOW, version: 3 } as const
  const envelope = { ...seenBy(midway, awaits(midway)[0] ?? 0), happened: [left, given] }
  const { text, html } = turnMail({ envelope, ...to('en'), ...clock })
  for (const part of [text, html]) {
    expect(part).toContain(seatWords.en.happened.left('Ben'))
    expect(part).not.toContain('evil.example')
  }
})
