import { scoresOf } from '../../../engine/tranquility/modules/competitive/score.ts'
import type { StormColour, StormName } from '../../../engine/tranquility/modules/storms/slice.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import type { Told } from '../../../schema/wire.ts'
import type { AllFacts } from './events.ts'
import { rowsOf } from './sea.ts'

type Undo = { readonly [Type in keyof AllFacts]?: (view: View, facts: AllFacts[Type]) => View }
type Storms = NonNullable<View['storms']>
type Explorers = NonNullable<View['explorers']>

const UNDO: Undo = {
  placed: (view, { seat, cell, paid }) => regained(bared(view, cell), seat, paid),
  discarded: (view, { seat, count }) => regained(view, seat, count),
  exchanged: (view, { seat, cards }) => regained(view, seat, cards.length),
  took: (view, { cards, laid }) =>
    withContest(view, ({ row, left }) => ({
      row: [...cards, ...row.slice(0, row.length - laid.length)],
      left: left + laid.length
    })),
  started: view => ({ ...view, startPlayed: false }),
  over: view => ({ ...view, phase: 'turn' }),

  flipped: (view, { side }) => ({ ...view, up: side === 'day' ? 'night' : 'day' }),
  rotated: (view, { cell }) => {
    const { night = [] } = view
    return { ...view, night: night.includes(cell) ? without(night, cell) : [...night, cell] }
  },

  'rocks-moved': (view, { from }) => ({ ...view, rocks: from }),
  'rocks-gone': (view, { row }) => ({ ...view, rocks: row }),

  destroyed(view, { seat, card, cell, with: as, unmarked }) {
    const { left = 0, marked = [] } = view.monsters ?? {}
    return {
      ...spared(view, card),
      cells: { ...view.cells, [cell]: Number(card) },
      monsters: { left: as ? left : left + 1, marked: unmarked ? [...marked, seat] : marked }
    }
  },
  FINISH_MONSTER_HELD: view => ({ ...view, monsters: { left: view.monsters?.left ?? 0, marked: [] } }),

  stormed: (view, { storm }) =>
    withStorms(view, storms => ({ ...lifted(storms, storm), left: counted(storms.left, storm) })),
  'storm-struck': (view, facts) => withStorms(view, storms => shown(lifted(storms, facts.storm), facts)),
  'storm-left': (view, facts) => withStorms(view, storms => shown(storms, facts)),

  'compass-spent'(view, { storm, row, before, drawnBy, with: as }) {
    const back = withStorms(view, storms => {
      if (drawnBy !== undefined) return shown(storms, { storm, seat: drawnBy })
      const lay = row === undefined ? { storm, seat: before ?? 0 } : { storm, row }
      return { ...storms, active: [...storms.active, lay] }
    })
    return as ? back : pooled(back, { pool: 1 })
  },
  'compass-earned': view => pooled(view, { pool: -1, supply: 1 }),

  explored(view, { cell, explorer, card = '' }) {
    const before = withExplorers(view, explorers => {
      const { due: _, ...now } = explorers
      return {
        ...now,
        left: now.left + 1,
        spent: explorer === 'kept' || explorer === 'storm' ? now.spent : now.spent.slice(0, -1),
        // The card on it is taken up next, and nothing is shown in between.
        spaces: [...without(now.spaces, cell), cell],
        storms: without(now.storms, cell)
      }
    })
    return explorer === 'monster' ? spared(before, card) : before
  },
  'explorer-paid': (view, { count, unseen }) => withExplorers(view, now => ({ ...now, due: count + unseen })),
  cleared: (view, { cell }) =>
    withExplorers(view, now => ({ ...now, spent: now.spent.slice(0, -1), storms: [...now.storms, cell] }))
}

/** The table as it was before an event. */
export function undone(view: View, { type, facts }: Told): View {
  const undo = UNDO[type as keyof AllFacts] as ((view: View, facts: Told['facts']) => View) | undefined
  return undo ? undo(view, facts) : view
}

function bared(view: View, cell: string): View {
  const { [cell]: _, ...cells } = view.cells
  return { ...view, cells, ...(view.night && { night: without(view.night, cell) }) }
}

/** The island that a Sea Monster took is in the game again. */
function spared(view: View, card: string): View {
  return { ...view, destroyed: (view.destroyed ?? []).filter(island => island !== Number(card)) }
}

/** Where points count: as they were, with so many cards in hand again. */
function regained(view: View, seat: number, cards: number): View {
  return withContest(view, ({ day, scores }) => {
    const slots = rowsOf(view.sea, []).reverse().flat()
    const owners = slots.map(cell => {
      if (cell === null || !(cell in view.cells)) return null
      return view.night?.includes(cell) ? 1 - day : day
    })
    const discards = scores.map(({ discarded }, other) => (other === seat ? discarded - cards : discarded))
    return { scores: scoresOf(owners, discards) }
  })
}

type Contest = NonNullable<View['contest']>

function withContest(view: View, change: (contest: Contest) => Partial<Contest>): View {
  return view.contest ? { ...view, contest: { ...view.contest, ...change(view.contest) } } : view
}

function withExplorers(view: View, change: (explorers: Explorers) => Explorers): View {
  return view.explorers ? { ...view, explorers: change(view.explorers) } : view
}

function withStorms(view: View, change: (storms: Storms) => Storms): View {
  return view.storms ? { ...view, storms: change(view.storms) } : view
}

function shown(storms: Storms, { storm, seat }: { readonly storm: StormName; readonly seat: number }): Storms {
  return { ...storms, drawn: [...(storms.drawn ?? []), { seat, storm }] }
}

/** Without the Storm, wherever it is. */
function lifted(storms: Storms, name: StormName): Storms {
  const others = <Known extends { readonly storm: StormName }>(all: readonly Known[]) =>
    all.filter(({ storm }) => storm !== name)
  return { ...storms, active: others(storms.active), drawn: others(storms.drawn ?? []) }
}

function counted(left: Storms['left'], storm: StormName): Storms['left'] {
  const colour = storm.charAt(0) as StormColour
  return { ...left, [colour]: left[colour] + 1 }
}

function pooled(view: View, { pool = 0, supply = 0 }): View {
  const { compasses } = view
  if (!compasses) return view
  return { ...view, compasses: { pool: compasses.pool + pool, supply: compasses.supply + supply } }
}

function without(cells: readonly string[], cell: string): readonly string[] {
  return cells.filter(other => other !== cell)
}
