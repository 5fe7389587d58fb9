import { isCampfire, LOWER, rowOf, SLOTS } from './mountain.ts'
import { adopted, goalOf, greenChain, ibexesOn, isAlone, limitOf, playerOf, type Table } from './table.ts'

/*
 * What a seat or a watcher may see, RULES.md, 9. It imports no rule of the engine.
 */

export function seen(table: Table, viewer: number | 'watcher'): object {
  const { goals, mountain, buried, ibexes, panoramas, players, active, phase } = table
  const own = viewer === 'watcher' ? undefined : playerOf(table, viewer)
  const faceDown = faceDownFor(table, viewer)
  const places = goals.includes('greenPath') && { hiker: hikerOf(table) }
  const herds = goals.includes('wildlife') && { herds: ibexes, supply: 12 - ibexesOn(table, SLOTS) }
  const films = goals.includes('documentary') && {
    panoramas: panoramas
      .filter(({ side }) => side !== 'hidden')
      .map(({ sequence, side }) => ({ sequence, isFilmed: side === 'filmed' }))
  }
  return {
    viewer,
    slots: mountain,
    buried,
    adopted: Object.fromEntries(
      LOWER.flatMap(slot => {
        const value = isCampfire(mountain[slot]) ? adopted(table, slot) : null
        return value === null ? [] : [[slot, value]]
      })
    ),
    goals: Object.fromEntries(goals.map(goal => [goal, goalOf(table, goal)])),
    active,
    players: players.map(({ hand, deck, discarded }) => ({
      hand: hand.length,
      limit: limitOf(table),
      deck: deck.length,
      discarded
    })),
    ...(own && { hand: own.hand }),
    ...(faceDown > 0 && { faceDown }),
    ...(phase !== 'over' && !isAlone(table) && { next: (active + 1) % players.length }),
    ...places,
    ...herds,
    ...films,
    ...(isAlone(table) && { hooks: table.hooks })
  }
}

/** Ruling A20. */
function hikerOf(table: Table): string | null {
  const chain = greenChain(table)
  const top = Math.max(...chain.map(rowOf))
  return chain.find(slot => rowOf(slot) === top) ?? null
}

/** What the seat draws once its action is settled; nothing where that is the end. */
function faceDownFor(table: Table, viewer: number | 'watcher'): number {
  const isDraft = table.phase === 'shuffle' || table.phase === 'resolve'
  const isEnd = table.mountain['a9'] === 'SU' || table.goals.some(goal => goalOf(table, goal) === 'lost')
  if (!isDraft || isEnd || viewer !== table.active) return 0
  const { hand, deck } = playerOf(table, viewer)
  return Math.min(limitOf(table) - hand.length, deck.length)
}
