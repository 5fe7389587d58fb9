import { evictDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Acted } from '../../../schema/wire/acting.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import { act, call, done, fetchHere, look, newKey, seated } from '../client.ts'
import { roomOf, stopClock } from '../time.ts'

/* An answer of several lines (regatta.ts). */

beforeEach(stopClock)

const START = { version: 0 }
const said = ({ lines }: Acted) => lines.map(({ line, refused }) => refused?.code ?? line)

async function afloat(names: readonly string[] = ['Ann', 'Ben']) {
  const match = await seated(names, { game: 'regatta' })
  const [ann = '', ben = ''] = match.seats
  return { ...match, ann, ben }
}

test('its lines are played one after the other, and the last is a draft', async () => {
  const { ann } = await afloat()
  const { status, body } = await act(ann, START, 'row 1; sail\n ROW  2 ;')
  expect(status).toBe(200)
  expect(said(body)).toEqual(['row 1', 'sail', 'row 2'])
  expect(body).toMatchObject({ version: 2, made: null, draft: { line: 'row 2' } })
})

test('it stops at the first line that is refused, and says why; what is behind that is not judged', async () => {
  const { ann } = await afloat()
  const { status, body } = await act(ann, START, 'row 2; row 2; rest')
  expect(status).toBe(200)
  expect(body.lines).toEqual([
    { said: 'row 2', line: 'row 2', refused: null },
    { said: 'row 2', line: null, refused: { code: 'TOO_FAR', message: 'TOO_FAR', facts: { by: 2, strength: 1 } } }
  ])
  expect(body.awaits).toEqual([0])
})

test('where the first line is refused, nothing is played', async () => {
  const { ann, ben } = await afloat()
  expect(await act(ann, START, 'row 9; row 1')).toMatchObject({ status: 422, body: { code: 'TOO_FAR' } })
  expect(await act(ben, START, 'row 1; rest')).toMatchObject({ status: 422, body: { code: 'NOT_YOUR_TURN' } })
  expect(await act(ann, { version: 7 }, 'row 1; rest')).toMatchObject({ status: 409, body: { code: 'STALE' } })
  expect(await look(ann)).toMatchObject({ version: 0, draft: null })
})

test('a line that cannot be read leaves the draft before it as it is', async () => {
  const { ann } = await afloat()
  const { body } = await act(ann, START, 'rest; up and away')
  expect(said(body)).toEqual(['rest', 'BAD_ACTION'])
  expect(body).toMatchObject({ version: 0, draft: { line: 'rest' } })
})

test('who is no longer awaited is told so', async () => {
  const { ann } = await afloat()
  const { body } = await act(ann, START, 'row 3; rest; row 1; rest')
  expect(said(body)).toEqual(['row 3', 'rest', 'NOT_YOUR_TURN'])
  expect(body).toMatchObject({ draft: null, awaits: [1] })
  expect(body.lines.at(-1)?.refused?.message).toBe('It is not your turn.')
})

test('where the match ends on the way, what is behind that is refused', async () => {
  const { ann } = await afloat(['Ann'])
  const round = 'row 3; rest'
  const { body } = await act(ann, START, Array.from({ length: 6 }, () => round).join('; '))
  expect(said(body).slice(-2)).toEqual(['row 3', 'GAME_OVER'])
  expect(body.result?.scores).toEqual([15])
})

test('an answer may have twenty lines, and one that has more plays twenty', async () => {
  const { ann } = await afloat(['Ann'])
  const { body } = await act(ann, START, Array.from({ length: 25 }, () => 'rest').join(';'))
  expect(said(body)).toEqual([...Array.from({ length: 20 }, () => 'rest'), 'TOO_MANY_LINES'])
})

test('a line among others may be as long as one alone', async () => {
  const { ann } = await afloat()
  const long = `row${' '.repeat(196)}1`
  expect(said((await act(ann, START, `row 1; ${long}`)).body)).toEqual(['row 1', 'row 1'])
  expect(said((await act(ann, await look(ann), `row 1; rest ${'x'.repeat(200)}`)).body)).toEqual([
    'row 1',
    'BAD_ACTION'
  ])
})

test('a seat that takes nothing back settles all of it at once', async () => {
  const { ann } = await afloat()
  await call('PUT', '/api/seat/profile', { link: ann, body: { settleAtOnce: true } })
  expect((await act(ann, START, 'row 1; row 2')).body).toMatchObject({ version: 2, made: 2, draft: null })
})

/** Sent once, to be sent again. */
async function acted(line: string) {
  const match = await afloat()
  const key = newKey()
  const again = (other = line) => act(match.ann, START, other, key)
  return { ...match, again, first: await again() }
}

describe('sent again under its key', () => {
  test('it is answered as it was, and nothing is played twice', async () => {
    const { ann, match, again, first } = await acted('row 1; sail; row 3; rest')
    expect(said(first.body)).toEqual(['row 1', 'sail', 'TOO_FAR'])
    expect(await again()).toEqual(first)
    await evictDurableObject(roomOf(match))
    await done(ann)
    const { lines, version, made } = (await again()).body
    expect({ lines, version, made }).toEqual({ lines: first.body.lines, version: 2, made: 2 })
  })

  test('what was refused then is not played later, though it might be', async () => {
    const { ann, ben, again } = await acted('row 3; row 1')
    await act(ann, await look(ann), 'rest')
    await done(ann)
    await act(ben, await look(ben), 'rest')
    await done(ben)
    const { version } = await look(ann)
    expect(said((await again()).body)).toEqual(['row 3', 'TOO_FAR'])
    expect(await look(ann)).toMatchObject({ version, draft: null, awaits: [0] })
  })

  test.each(['row 1', 'row 1; row 2', 'sail; row 1'])('with “%s” in its place, it is refused', async other => {
    const { again } = await acted('row 1; row 1')
    expect((await again()).status).toBe(200)
    expect(await again(other)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } })
  })
})

const send = async (link: string, choice: string, version = 0, key = newKey()) => {
  const body = new URLSearchParams({ choice, version: `${version}`, key })
  const answer = await fetchHere(`/s/${link.slice(-39)}`, {
    method: 'POST',
    headers: { 'User-Agent': 'curl/8' },
    body
  })
  return { status: answer.status, text: await answer.text() }
}

describe('from a terminal', () => {
  test('what came of each line stands above the table', async () => {
    const { seats } = await seated(['Ann'])
    const [link = ''] = seats
    const { choices } = await look(link)
    const first = choices[0]?.try ?? ''
    const { status, text } = await send(link, `${first}\n99@e4; ${first}`)
    expect(status).toBe(200)
    expect(text.split('\n').slice(0, 2)).toEqual(['Part of your answer has been played.', `“${first}” was played.`])
    expect(text.split('\n')[2]).toMatch(/^“99@e4” was not played: /)
  })

  test('numbers of the list may stand among them, and mean the list that was seen', async () => {
    const { seats } = await seated(['Ann'])
    const [link = ''] = seats
    const { text } = await send(link, '1; 1; 1')
    const failure = text.split('\n').find(row => row.startsWith('“1” was not played'))
    expect(failure).toBeDefined()
    expect(text).toMatch(/^Part of your answer has been played\.\n“1” was played as “/)
    expect((await look(link)).version).toBe(1)
  })
})

test('what is refused says so as any other failure', async () => {
  const { ann } = await afloat()
  const { status, body } = await call<Failure>('POST', '/api/seat/actions', {
    link: ann,
    body: { line: 'x'.repeat(4001), version: 0, key: newKey() }
  })
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'MALFORMED' })
})
