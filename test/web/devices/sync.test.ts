import { beforeEach, expect, test, vi } from 'vitest'
import { aboard, board, drop, undrop } from '../../../web/devices/memory.ts'
import { agree } from '../../../web/devices/sync.ts'
import { forget, type Known, knownLinks, remember } from '../../../web/harbour/known.ts'
import { toBase64url } from '../../../worker/keys/base64url.ts'
import { writeLink } from '../../../worker/keys/links.ts'

const key = toBase64url(new Uint8Array(32).fill(1))
const secrets = { LINK_KEYS: key, STORE_KEY: key }
const boat = 'https://boat.example/s/own'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value)
  })
  board({ link: 'own', agreed: [], dropped: [], apart: [] })
})

function known(digit: number, generation = 0): Known {
  const match = `${digit}`.repeat(20)
  const link = writeLink({ match, role: 'seat', seat: 0, generation }, secrets)
  return { link, match, game: 'tranquility', name: 'Ann', seat: 0 }
}

const hear = (...seats: readonly Known[]) => agree({ link: boat, seats })
const links = () => knownLinks().map(({ link }) => link)
const linksOf = (...all: readonly Known[]) => all.map(({ link }) => link)

test('what others have told the boat comes to this device, and what they have forgotten goes', () => {
  remember(known(1))
  hear(known(1), known(2))
  expect(links()).toEqual(linksOf(known(1), known(2)))
  hear(known(2))
  expect(links()).toEqual(linksOf(known(2)))
})

test('what has come to this device since stays, though the boat does not know it', () => {
  hear(known(1))
  remember(known(2))
  hear(known(1))
  expect(links()).toEqual(linksOf(known(2), known(1)))
})

test('what was forgotten here does not come back before the boat has been told, and may come back after', () => {
  hear(known(1), known(2))
  forget(known(1))
  drop(known(1).link)
  hear(known(1), known(2))
  expect(links()).toEqual(linksOf(known(2)))
  expect(aboard()?.dropped).toEqual(linksOf(known(1)))
  agree({ link: boat, seats: [known(2)] }, linksOf(known(1)))
  expect(aboard()?.dropped).toEqual([])
  hear(known(2), known(1))
  expect(links()).toEqual(linksOf(known(2), known(1)))
})

test('forgetting that is undone has never happened', () => {
  hear(known(1))
  drop(known(1).link)
  undrop(known(1).link)
  expect(aboard()?.dropped).toEqual([])
})

test('of two links to a place the newer stays, wherever it comes from, and the first promise with it', () => {
  const promise = { commitment: 'first', at: 1 }
  remember({ ...known(1), promise })
  hear(known(1))
  hear(known(1, 1))
  expect(knownLinks()).toEqual([{ ...known(1, 1), promise }])
  remember(known(1, 3))
  hear(known(1, 2))
  expect(links()).toEqual(linksOf(known(1, 3)))
})

test('a device that has lost its list has it back from the boat', () => {
  hear(known(1), known(2))
  localStorage.setItem('slowboat.seats', '{ broken')
  hear(known(1), known(2))
  expect(links()).toEqual(linksOf(known(1), known(2)))
})
