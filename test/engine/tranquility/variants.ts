import type { Island } from '../../../engine/tranquility/sea/cards.ts'
import { ruleNamesFor } from '../../../engine/tranquility/modules/index.ts'
import { seaNamed } from '../../../engine/tranquility/sea/seas.ts'
import { EXPLORER_KINDS, type ExplorerKind } from '../../../engine/tranquility/modules/explorers/slice.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import { type VariantName, VARIANTS } from '../../../engine/tranquility/variants.ts'
import { position } from './position.ts'

const PART = { L: 0, K: 6, R: 12 } as const
const PILLAR_CELLS = 12

/**
 * A position of the High Arch: `{L0:10 K3:5 R6:30} [12 50]p9`. The cells are those of RULES.md, 9.1: `L` and `K` the pillars, `R` the roof.
 * `{pillars R6:30}` has both pillars full of low islands, `{pillars roof}` the roof too.
 */
export function arch(text: string): State {
  const lies = [...text.matchAll(/([LKR])(\d+):(\d+)/g)]
  const cells = seaNamed('high_arch').names.map((_, cell): Island | null => {
    if (cell < PILLAR_CELLS) return text.includes('pillars') ? (cell % 6) + 1 : null
    return text.includes('roof') ? 2 * cell : null
  })
  for (const [, part = 'L', step, island] of lies)
    cells[PART[part as keyof typeof PART] + Number(step)] = Number(island)
  return { ...inVariant('high_arch', text), cells, startPlayed: false }
}

/**
 * A position of Day & Night: `{3:12 20:50n} [12 C]p9`, an `n` where the night half points up.
 * In front may stand `night`, for the hands.
 */
export function dayNight(text: string): State {
  const state = { ...position(text.replaceAll(/(\d)n/g, '$1')), rules: ruleNamesFor({ variant: 'day_night' }) }
  const night = new Set([...text.matchAll(/(\d+):\d+n/g)].map(([, slot]) => Number(slot)))
  const sides = state.cells.map((island, cell) => (island === null ? null : night.has(cell) ? 'night' : 'day'))
  return { ...state, daylight: { up: text.startsWith('night') ? 'night' : 'day', sides } }
}

/** Which half points up, as in a position: `3:12 20:50n`. */
export function sides({ cells, daylight }: State): string {
  const lies = [...cells.entries()].filter(([, island]) => island !== null)
  return lies.map(([cell, island]) => `${cell}:${island}${daylight?.sides[cell] === 'night' ? 'n' : ''}`).join(' ')
}

/**
 * A position of the Pyramid: `{1:5 7:30} [7 C J]p9 explorers(storm compass)`, the top Explorer card first.
 * Behind may stand `stormed(2)`, `destroyed(33)` and `harder`.
 */
export function pyramid(text: string): State {
  const state = inVariant('pyramid', text)
  const { cells } = position(/\{.*?\}/.exec(text)?.[0] ?? '{}')
  const within = (word: string) => new RegExp(`${word}\\((.*?)\\)`).exec(text)?.[1]?.split(' ') ?? []
  const deck = within('explorers').flatMap(word => EXPLORER_KINDS.find(explorer => explorer === word) ?? [])
  const dear: readonly ExplorerKind[] = text.includes('harder') ? ['rocks', 'start'] : ['rocks']
  const explorers = { deck, spent: [], storms: within('stormed').map(Number), dear }
  return { ...state, cells, destroyed: within('destroyed').map(Number), explorers }
}

/**
 * A position of the competitive game: `{10:20} [23 50] [60 61] row(1 2 3 4 5) deck(6 7)`, r0 and the top card first.
 * Behind may stand whose the cards in the sea are, by slot: `a(10) b(11)`. Seat 0 has the day.
 */
export function competitive(text: string): State {
  const state = inVariant('competitive', text.replaceAll(']', ']p0'))
  const { cells } = position(/\{.*?\}/.exec(text)?.[0] ?? '{}')
  const within = (word: string) =>
    (new RegExp(`\\b${word}\\((.*?)\\)`).exec(text)?.[1]?.match(/\d+/g) ?? []).map(Number)
  const [a, b] = [within('a'), within('b')]
  const owners = cells.map((_, cell) => (a.includes(cell) ? 0 : b.includes(cell) ? 1 : null))
  return { ...state, cells, contest: { owners, day: 0, row: within('row'), deck: within('deck'), passes: 0 } }
}

/** Hands and piles of a position, in a variant with an empty sea. */
function inVariant(variant: VariantName, text: string): State {
  const { sea, table } = VARIANTS[variant]
  const state = position(text.replace(/\{.*?\}/, '{}'))
  const cells = seaNamed(sea).names.map(() => null)
  return { ...state, rules: ruleNamesFor({ variant }), sea, cells, table: table ?? state.table }
}
