import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailWords } from '../../../web/words/index.ts'
import { suggestions } from '../../../web/server.ts'
import { writeReply } from '../../../worker/keys/replies.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { act, awaited, call, done, fetchHere, handOf, line, look, open, seated } from '../client.ts'
import { mailsTo } from '../post.ts'
import { storageOf } from '../storage.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS, pass, present, roomOf, stopClock } from '../time.ts'
import { answer, deliver, plainMail } from './posted.ts'

/** Answering a mail plays. */

beforeEach(stopClock)

const words = mailWords.en.answer
let matches = 0

/** A match of people with confirmed addresses, and the mail that tells whose turn it is. */
async function begun(more: Parameters<typeof open>[1] = {}) {
  const addresses = ['ann', 'ben'].map(name => `${name}${++matches}@answers.example`)
  const seats = addresses.map((address, at) => ({ name: ['Ann', 'Ben'][at] as string, address }))
  const match = await seated([], { seats, ...more })
  await pass(match.match, HOUR_MS)
  const turn = await awaited(match.seats)
  const seat = turn.envelope.seat as number
  const address = addresses[seat] as string
  const mail = (await mailsTo(address)).at(-1) as KeptMail
  return { ...match, ...turn, seat, address, mail, to: mail.replyTo ?? '' }
}

/** What the seat was told of its answers. */
async function told({ address, match }: { address: string; match: string }): Promise<readonly KeptMail[]> {
  await pass(match, MINUTE_MS)
  return (await mailsTo(address)).filter(({ text }) =>
    [words.all, words.some, words.none].some(one => text.startsWith(one))
  )
}

function answeredRows(match: string) {
  return runInDurableObject(roomOf(match), (_, { storage }) =>
    storage.sql.exec<{ key: string; at: number }>('SELECT key, at FROM answered ORDER BY at').toArray()
  )
}

describe('a mail that says whose turn it is', () => {
  test('is answered at an address of its own, and says how', async () => {
    const { mail } = await begun()
    expect(mail.replyTo).toMatch(/^[a-z2-7]{52}@mailbox\.localhost$/)
    expect(mail.text).toContain(words.how)
    expect(mail.html).toContain(words.how)
  })

  test('says with what to answer where a number leaves something open', async () => {
    const { mail, envelope } = await begun()
    const open = suggestions(envelope).find(({ due }) => due > 0)
    expect(mail.text.includes(' comes after it, as in “')).toBe(open !== undefined)
  })
})

describe('an answer', () => {
  test('with a line plays it, as a draft that can still be taken back', async () => {
    const match = await begun()
    const said = line(match.envelope, 'discard')
    expect(await answer({ to: match.to, text: said })).toEqual([])
    const { draft } = await look(match.link)
    expect(draft?.line).toBe(said)
  })

  test('with a number plays that of the list', async () => {
    const match = await begun()
    const at = suggestions(match.envelope).findIndex(({ due }) => due === 0)
    await answer({ to: match.to, text: `${at + 1}\n` })
    expect((await look(match.link)).draft?.line).toBe(suggestions(match.envelope)[at]?.line)
  })

  test('is answered once, at the seat’s own address, with what was understood', async () => {
    const match = await begun()
    const said = line(match.envelope, 'discard')
    await answer({ to: match.to, text: said, from: 'stranger@evil.example' })
    const [mail, ...more] = await told(match)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`${words.all}\n${words.played(said, said)}`)
    expect(mail?.html).toContain(words.all)
    expect(await mailsTo('stranger@evil.example')).toEqual([])
  })

  test('that arrives twice plays once and is answered once', async () => {
    const match = await begun()
    const raw = plainMail({ to: match.to, text: line(match.envelope, 'discard') })
    await deliver(raw, match)
    await done(match.link)
    const { version } = await look(match.link)
    await deliver(raw, match)
    expect((await look(match.link)).version).toBe(version)
    expect(await told(match)).toHaveLength(1)
  })

  test('that arrives again within a year is known, and its room keeps it no longer', async () => {
    const match = await begun()
    const raw = plainMail({ to: match.to, text: 'perhaps tomorrow' })
    await deliver(raw, match)
    const first = await answeredRows(match.match)
    later(364 * DAY_MS)
    await deliver(raw, match)
    expect(await answeredRows(match.match)).toEqual(first)
    later(2 * DAY_MS)
    await answer({ to: match.to, text: 'perhaps next year' })
    const [kept, ...more] = await answeredRows(match.match)
    expect(more).toEqual([])
    expect(kept?.at).toBe(present())
  })

  test('is one of a thousand of its seat that are known; those of other seats take none of their place', async () => {
    const match = await begun()
    const insert = "INSERT INTO answered (key, seat, at, version, verdicts) VALUES (?, ?, ?, 0, '[]')"
    await runInDurableObject(roomOf(match.match), (_, { storage }) => {
      storage.sql.exec(insert, 'of another seat', 1 - match.seat, present() - 2000)
      for (let ago = 1; ago <= 1000; ago++) storage.sql.exec(insert, `${ago} ago`, match.seat, present() - ago)
    })
    await answer({ to: match.to, text: 'perhaps tomorrow' })
    const keys = (await answeredRows(match.match)).map(({ key }) => key)
    expect(keys).toHaveLength(1001)
    expect(keys).toEqual(expect.arrayContaining(['of another seat', '999 ago']))
    expect(keys).not.toContain('1000 ago')
  })

  test('that is wrong changes nothing, and says why', async () => {
    const match = await begun()
    await answer({ to: match.to, text: 'perhaps tomorrow' })
    const after = await look(match.link)
    expect({ version: after.version, draft: after.draft }).toEqual({ version: match.envelope.version, draft: null })
    const [mail] = await told(match)
    expect(mail?.text).toContain(words.none)
    expect(mail?.text).toContain('“perhaps tomorrow” was not played: “perhaps tomorrow” could not be understood.')
    // … and what may be done, to be answered again.
    expect(mail?.text).toContain(words.how)
    expect(mail?.replyTo).toBe(match.to)
  })

  test('with nothing in it is told how to answer', async () => {
    const match = await begun()
    await answer({ to: match.to, text: '> 1. something that was quoted\n' })
    const [mail] = await told(match)
    expect(mail?.text).toContain(words.nothing)
  })

  test('names no card where a lock screen would show it', async () => {
    const match = await begun()
    await answer({ to: match.to, text: line(match.envelope, 'discard') })
    const [mail] = await told(match)
    expect(mailWords.en.whose.yours(mail?.subject ?? '')).toBe(match.mail.subject)
    expect(mail?.text.split('\n')[0]).toBe(words.all)
    expect(mail?.html).toContain(`overflow:hidden">${words.all}`)
  })

  test('to a turn that is over says that it is, and plays nothing', async () => {
    const match = await begun()
    await act(match.link, match.envelope, line(match.envelope, 'discard'))
    await done(match.link)
    const before = await look(match.link)
    for (const text of ['1', line(match.envelope, 'discard')]) await answer({ to: match.to, text })
    const after = await look(match.link)
    expect(after.version).toBe(before.version)
    const mails = await told(match)
    expect(mails.map(({ text }) => text.split('\n')[0])).toEqual([words.none])
    expect(mails[0]?.text).toContain('The table has changed in the meantime')
  })

  test('with several lines plays them one after the other', async () => {
    const match = await begunAlone()
    const [first = '', next = ''] = twoDiscards(match.envelope)
    await answer({ to: match.to, text: `${first}; ${next}` })
    const { version, draft } = await look(match.link)
    expect({ version, line: draft?.line }).toEqual({ version: match.envelope.version + 1, line: next })
    const [mail] = await told(match)
    expect(mail?.text).toContain(`${words.all}\n${words.played(first, first)}\n${words.played(next, next)}`)
  })

  test('with several lines stops at the first that is refused, and says which were played', async () => {
    const match = await begunAlone()
    const first = line(match.envelope, 'discard')
    await answer({ to: match.to, text: `${first}\n99@e4\n-1 -2` })
    expect((await look(match.link)).version).toBeGreaterThanOrEqual(match.envelope.version)
    const [mail] = await told(match)
    expect(mail?.text).toContain(`${words.some}\n${words.played(first, first)}\n“99@e4” was not played: `)
    expect(mail?.text).not.toContain('“-1 -2”')
  })
})

test('whoever is asked on by what an answer brought is told so once, and answers that', async () => {
  const match = await begunAlone()
  await answer({ to: match.to, text: line(match.envelope, 'discard') })
  await pass(match.match, HOUR_MS)
  const mails = await mailsTo(match.address)
  expect(mails.slice(-2).map(({ text }) => text.split('\n')[0])).toEqual([words.all, mailWords.en['goes-on']('Ann')])
  const next = line(await look(match.link), 'discard')
  await answer({ to: mails.at(-1)?.replyTo ?? '', text: next })
  expect((await look(match.link)).draft?.line).toBe(next)
  await call('DELETE', '/api/seat/actions', { link: match.link })
  await pass(match.match, HOUR_MS)
  expect(await mailsTo(match.address)).toHaveLength(mails.length + 1)
})

/** Cards that can be discarded in two turns, whatever is drawn between them. */
function twoDiscards(envelope: Envelope): string[] {
  const least = envelope.choices.find(({ verb }) => verb === 'discard')?.pick?.least ?? 0
  const cards = handOf(envelope).map(card => `-${card}`)
  return [cards.slice(0, least), cards.slice(least, 2 * least)].map(some => some.join(' '))
}

/** The same for one player, who is always awaited. */
async function begunAlone() {
  const address = `alone${++matches}@answers.example`
  const match = await seated([], { seats: [{ name: 'Ann', address }] })
  await pass(match.match, HOUR_MS)
  const mail = (await mailsTo(address)).at(-1) as KeptMail
  const link = match.seats[0] as string
  return { ...match, link, envelope: await look(link), address, mail, to: mail.replyTo ?? '' }
}

describe('a mail that comes in', () => {
  test.each(['nobody@mailbox.localhost', `${'a'.repeat(52)}@mailbox.localhost`, 'x+y@mailbox.localhost'])(
    'for %s is sent back, and touches nothing',
    async to => {
      expect(await answer({ to, text: '1' })).toEqual(['Nobody reads mail at this address'])
    }
  )

  test('is read behind a tag, and whatever has become of its capitals', async () => {
    const match = await begun()
    const said = line(match.envelope, 'discard')
    const [local] = match.to.split('@')
    await answer({ to: `Boat+${local?.toUpperCase()}@Boat.Example`, text: said })
    expect((await look(match.link)).draft?.line).toBe(said)
  })

  test('for a seat that has a new link is sent back', async () => {
    const match = await begun()
    await call('POST', '/api/host/reissue', { link: match.links.host, body: { seat: match.seat } })
    expect(await answer({ to: match.to, text: line(match.envelope) })).toEqual([
      'This seat has a new link: answer its newest mail'
    ])
    expect((await look(match.links.watcher)).version).toBe(match.envelope.version)
  })

  test('for a match that there never was is sent back, and makes no room', async () => {
    const to = `${writeReply({ match: '00112233445566778899', seat: 0, generation: 0, version: 1 }, env)}@mailbox.localhost`
    expect(await answer({ to, text: '1' })).toEqual(['This match is gone'])
  })

  test('is sent back where it is too large, and read where it is not', async () => {
    const match = await begun()
    const said = line(match.envelope, 'discard')
    const large = plainMail({ to: match.to, text: `${said}\n\n${'> quoted\n'.repeat(30_000)}` })
    expect(await deliver(large, match)).toEqual(['This mail is too large: answer with your line alone'])
    const fitting = plainMail({ to: match.to, text: `${said}\n\n${'> quoted\n'.repeat(20_000)}` })
    expect(await deliver(fitting, match)).toEqual([])
    expect((await look(match.link)).draft?.line).toBe(said)
  })

  test.each<[string, { [name: string]: string }, string?]>([
    ['a notice of absence', { 'Auto-Submitted': 'auto-replied' }],
    ['what a machine made', { 'auto-submitted': 'Auto-Generated (rejected)' }],
    ['a bulk mail', { Precedence: 'bulk' }],
    ['an old autoresponder', { Precedence: 'auto_reply' }],
    ['Exchange when somebody is away', { 'X-Auto-Response-Suppress': 'All' }],
    ['a list', { 'List-Id': '<all.example.org>' }],
    ['an autoresponder', { 'X-Autoreply': 'yes' }],
    ['a report', { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x' }],
    ['the postmaster', {}, 'MAILER-DAEMON@example.org'],
    ['nobody', {}, ''],
    ['Outlook when somebody is away', { Subject: 'Automatic reply: Tranquility with Ben' }],
    ['Outlook in German', { Subject: 'Automatische Antwort: Tranquility mit Ben' }],
    ['Outlook in French', { Subject: 'Réponse automatique : Tranquility avec Ben' }],
    ['our own mail, sent back', { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://boat.example>' }]
  ])('from %s plays nothing and is answered with nothing', async (_, headers, from = 'ann@example.org') => {
    const match = await begun()
    const before = await storageOf(match.match)
    expect(await answer({ to: match.to, text: line(match.envelope), headers, from })).toEqual([])
    expect(await storageOf(match.match)).toEqual(before)
  })

  test('that says it was not made by a machine is read', async () => {
    const match = await begun()
    const said = line(match.envelope, 'discard')
    await answer({ to: match.to, text: said, headers: { 'Auto-Submitted': 'no' } })
    expect((await look(match.link)).draft?.line).toBe(said)
  })

  test('is answered a few times at most while nothing comes of it, should a machine write it', async () => {
    const match = await begun()
    for (let times = 0; times < 12; times++) {
      await answer({ to: match.to, text: 'I am away until Monday.' })
      await pass(match.match, MINUTE_MS)
    }
    expect((await told(match)).length).toBe(5)
  })

  test('that shows hidden cards shows them to its seat alone', async () => {
    const match = await begun()
    await answer({ to: match.to, text: 'what?', from: 'stranger@evil.example' })
    const mails = await told(match)
    expect(mails.every(({ to }) => to === match.address)).toBe(true)
  })
})

test('whoever wants no mail any more can still play by answering, and is not written to', async () => {
  const match = await begun()
  const unsubscribe = new URL(match.mail.headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
  await fetchHere(unsubscribe, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  await pass(match.match, MINUTE_MS)
  const before = (await mailsTo(match.address)).length
  const said = line(match.envelope, 'discard')
  await answer({ to: match.to, text: said })
  expect((await look(match.link)).draft?.line).toBe(said)
  await pass(match.match, HOUR_MS)
  expect((await mailsTo(match.address)).length).toBe(before)
})
