import type { Event } from '../../../engine/game.ts'
import { randomStream } from '../../../engine/random.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { type Card, SPECIAL_CARDS } from '../../../engine/tranquility/sea/cards.ts'
import { ruleNamesFor } from '../../../engine/tranquility/modules/index.ts'
import type { Slices } from '../../../engine/tranquility/modules/slices.ts'
import type { Storm } from '../../../engine/tranquility/modules/storms/slice.ts'
import type { PendingStep, Player, State } from '../../../engine/tranquility/core/state.ts'
import { refusal } from '../refused.ts'

const SLOTS = 36
const MONSTERS = 5
const COMPASSES = 6
const WILDS = 2
const CHANCE = randomStream(new Uint8Array(32))

/**
 * A position in one line, seat 0 to act: `{0:3 2:7} [6 50 F]p20 [61 62]p19`.
 * In braces slots and what lies on them; `{full}` is slot i = 2i + 1 for all, `{full but 20 21}` leaves some out.
 * Then each seat's hand and pile; `p20` is twenty islands that lie nowhere else, `p(S 4 F)` names them, top first.
 * In front may stand `unstarted`, and `begin` for the moment before the turn is begun; and what the modules have on the table:
 * `rocks:2` (a row, from 0) or `rocks:gone`; `monsters`, `marked:1` (a seat), `destroyed:33`; `Y1:0` and `O1:0` before a seat,
 * `P1:2` at a row, `storms` where there is none yet, `pool:1`; `wilds`.
 */
export function position(text: string): State {
  const sea = /\{(.*?)\}/.exec(text)?.[1] ?? ''
  const cells = sea.startsWith('full') ? fullBut(numbers(sea)) : scattered(sea)
  const seats = [...text.matchAll(/\[(.*?)\]p(?:(\d+)|\((.*?)\))/g)]
  const used: Card[] = [...cells.flatMap(cell => cell ?? []), ...seats.flatMap(([, hand = '']) => cards(hand))]
  const players = seats.map(([, hand = '', count, pile = '']): Player => {
    const drawn = count === undefined ? cards(pile) : unused(used, Number(count))
    used.push(...drawn)
    return { hand: cards(hand), pile: drawn, discarded: 0 }
  })
  const now: PendingStep = /\bbegin\b/.test(text) ? { step: 'begin', seat: 0 } : { step: 'turn' }
  const startPlayed = !/\bunstarted\b/.test(text)
  const table = players.length === 1 ? 'alone' : 'together'
  const base = { table, sea: 'standard', cells, startPlayed, active: 0, players, pending: [now], result: null } as const
  return { ...base, ...modules(/^[^{]*/.exec(text)?.[0] ?? '') }
}

function modules(front: string): Slices & Pick<State, 'rules'> {
  const has = (word: RegExp) => word.test(front)
  const number = (word: string) => Number(new RegExp(`${word}:(\\d+)`).exec(front)?.[1] ?? 0)
  const active = [...front.matchAll(/\b([YPO])(\d):(\d)/g)].map(storm)
  const options = {
    rocks: has(/rocks/),
    monsters: has(/monsters|marked|destroyed/) ? MONSTERS : 0,
    storms: has(/storms|pool|\b[YPO]\d:/),
    wilds: has(/wilds/)
  }
  const seen = (colour: string) => active.filter(one => one.colour === colour).length
  return {
    rules: ruleNamesFor(options),
    ...(options.rocks && { rocks: { row: has(/rocks:gone/) ? null : number('rocks') } }),
    ...(options.monsters > 0 && {
      monsters: { left: MONSTERS, marked: has(/marked/) ? [number('marked')] : [] },
      destroyed: has(/destroyed/) ? [number('destroyed')] : []
    }),
    ...(options.wilds && { wilds: { left: WILDS } }),
    ...(options.storms && {
      storms: { active, seen: { Y: seen('Y'), P: seen('P'), O: seen('O') } },
      compasses: { pool: number('pool'), supply: COMPASSES - number('pool') }
    })
  }
}

function storm([, colour, count, where]: RegExpExecArray): Storm {
  if (colour === 'P') return { name: `P${Number(count)}`, colour, row: Number(where) }
  return colour === 'Y'
    ? { name: `Y${Number(count)}`, colour, seat: Number(where) }
    : { name: `O${Number(count)}`, colour: 'O', seat: Number(where) }
}

/** The position after those lines of seat 0, or of the seat before a colon, and all that the table then does. */
export function after(state: State, ...lines: string[]): State {
  return lines.reduce((before, text) => {
    const [, seat = '0', line = ''] = /^(?:(\d): )?(.*)$/.exec(text) ?? []
    return settled(tranquility.apply(before, Number(seat), tranquility.parse(line)).state)
  }, state)
}

export function settled(state: State): State {
  const step = tranquility.advance(state, CHANCE)
  return step ? settled(step.state) : state
}

/** All that happens when that seat plays the line, up to the next decision. */
export function happening(state: State, line: string, seat = 0): readonly Event[] {
  const { state: drafted, events } = tranquility.apply(state, seat, tranquility.parse(line))
  return [...events, ...following(drafted)]
}

function following(state: State): readonly Event[] {
  const step = tranquility.advance(state, CHANCE)
  return step ? [...step.events, ...following(step.state)] : []
}

/** The code with which the line of that seat is refused; null where it is accepted. */
export function refused(state: State, line: string, seat = 0): string | null {
  return refusal(() => tranquility.apply(state, seat, tranquility.parse(line)))?.code ?? null
}

/** How the seats stand: `h5 p19, h3 p20`. */
export function standing({ players }: State): string {
  return players.map(({ hand, pile }) => `h${hand.length} p${pile.length}`).join(', ')
}

/** What lies where, as in a position: `0:3 2:7`. */
export function sea({ cells }: State): string {
  return cells.flatMap((island, slot) => (island === null ? [] : `${slot}:${island}`)).join(' ')
}

function cards(text: string): Card[] {
  return (text.match(/\w+/g) ?? []).map(card => SPECIAL_CARDS.find(kind => kind === card) ?? Number(card))
}

function numbers(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

function fullBut(open: readonly number[]): State['cells'] {
  return Array.from({ length: SLOTS }, (_, slot) => (open.includes(slot) ? null : 2 * slot + 1))
}

function scattered(text: string): State['cells'] {
  const lies = new Map([...text.matchAll(/(\d+):(\d+)/g)].map(([, slot, island]) => [Number(slot), Number(island)]))
  return Array.from({ length: SLOTS }, (_, slot) => lies.get(slot) ?? null)
}

function unused(used: readonly Card[], count: number): Card[] {
  const free = Array.from({ length: 80 }, (_, index) => index + 1).filter(island => !used.includes(island))
  return [...free.slice(0, count), ...Array.from({ length: count - free.length }, (): Card => 'F')]
}
