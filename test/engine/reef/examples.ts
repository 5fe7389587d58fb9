import { reef } from '../../../engine/reef/index.ts'
import type { Player, State } from '../../../engine/reef/core/state.ts'
import { cellNameOf, SLOTS } from '../../../engine/reef/sea/grid.ts'
import { randomStream } from '../../../engine/random.ts'
import { refusal } from '../refused.ts'

/** The state once a line is decided, and once the table has then done all that is its own. */
export function decided(state: State, line: string, seat = 0): State {
  return reef.apply(state, seat, reef.parse(line)).state
}

export function settled(state: State): State {
  const step = reef.advance(state, randomStream(new Uint8Array(32)))
  return step ? settled(step.state) : state
}

/** The state after several lines of seat 0, each settled; `1: end` is one of seat 1. */
export function after(state: State, ...lines: readonly string[]): State {
  return lines.reduce((now, text) => {
    const [, seat = '0', line = ''] = /^(?:(\d): )?(.*)$/.exec(text) ?? []
    return settled(decided(now, line, Number(seat)))
  }, state)
}

export function codeOf(state: State, line: string, seat = 0): string | undefined {
  return refusal(() => decided(state, line, seat))?.code
}

/** What is another way after it, each in a few signs: `d1=_; 0 Y1 [- Ym -]; stock Y6`. */
export function changes(before: State, now: State): string {
  const [lay, lies] = [before, now].map(({ grid }) => SLOTS.map(slot => shown(grid[slot] ?? null)))
  const cells = SLOTS.filter(slot => lay?.[slot] !== lies?.[slot]).map(slot => `${cellNameOf(slot)}=${lies?.[slot]}`)
  const counts = (['deck', 'discard'] as const).flatMap(pile =>
    before[pile].length === now[pile].length ? [] : [`${pile} ${now[pile].length}`]
  )
  return [
    cells.join(' '),
    ...now.players.map((player, seat) => changed(`${seat} `, held(before.players[seat]), held(player))),
    changed('stock ', worms(before.stock), worms(now.stock)),
    ...counts,
    before.boatsLeft === now.boatsLeft ? '' : `boats left ${now.boatsLeft}`,
    before.wanted.join() === now.wanted.join() ? '' : `wanted ${now.wanted.map(pair => pair ?? '_').join(' ')}`,
    before.phase === now.phase ? '' : now.phase
  ]
    .filter(Boolean)
    .join('; ')
}

function shown(lying: State['grid'][number]): string {
  if (!lying) return '_'
  return `${lying.up ? (lying.half ? '%' : '') : '#'}${lying.card}`
}

function held(player: Player | undefined): string {
  if (!player) return ''
  const { worms: own, pearls, sharks, boats, corals } = player
  const reefs = corals.map(({ fish, bred }) => fish ?? bred ?? '-').join(' ')
  return `${worms(own)} pe${pearls} sh${sharks} boats${boats} [${reefs}]`
}

function worms(counts: State['stock']): string {
  return Object.entries(counts)
    .map(([colour, count]) => `${colour}${count}`)
    .join(' ')
}

/** Of two lists of the same parts, those of the second that are another way. */
function changed(name: string, before: string, now: string): string {
  const [old, all] = [partsOf(before), partsOf(now)]
  const other = all.filter((part, at) => part !== old[at])
  return other.length > 0 ? name + other.join(' ') : ''
}

function partsOf(text: string): string[] {
  return text.split(/ (?![^[]*\])/)
}
