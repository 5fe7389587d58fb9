import { choiceLine, waysWithPrices } from '../../../choice.ts'
import { LAST_RESORT, MUST, NO_ISLAND } from '../../pilot/burdens.ts'
import { type Mind, type Pilot, type Plays, lossOf, paidBy, spares } from '../../pilot/mind.ts'
import { rowsByOpenCells } from '../../pilot/rows.ts'

/** Under a purple Storm no sea can be finished, however few cells are open. */
const PURPLE = 2.2
/** The others do harm while cells are open: so much with all of them, and more where few seats are without one. */
const ORANGE = 2
const YELLOW = 1
const FEW_SEATS = 2

const storm: Plays = (choice, mind) =>
  choice.ways?.kind === 'row'
    ? rowsByOpenCells(choice, mind)
    : [paidBy(choice, '', spares(choice, mind).slice(0, choice.pick?.least), 0)]

/** From the pool against what harms most, as far as it reaches; a Wild only against a purple Storm. */
const compass: Plays = (choice, mind) => {
  const harms = harmsIn(mind)
  const least = harms[(mind.view.compasses?.pool ?? 0) - 1] ?? 0
  return waysWithPrices(choice).map(([name]) => {
    const harm = harmOf(name, mind)
    const isWorthIt = choice.as === undefined ? harm >= least : name.startsWith('P')
    return { line: choiceLine(choice, name), cost: isWorthIt ? MUST - harm : LAST_RESORT }
  })
}

const all: Plays = (choice, mind) => [{ line: choice.line, cost: lossOf(mind.hand) + NO_ISLAND - worthOfNext(mind) }]

export const stormPilot: Pilot = { plays: { storm } }
export const compassPilot: Pilot = { plays: { compass, all } }

function worthOfNext(mind: Mind): number {
  const { pool, supply } = mind.view.compasses ?? { pool: 0, supply: 0 }
  return supply > 0 ? (harmsIn(mind)[pool] ?? 0) : 0
}

/** The harm of every Storm in play and of the purple ones to come, the worst first. */
function harmsIn(mind: Mind): number[] {
  const { active = [], left } = mind.view.storms ?? {}
  const toCome = Array.from({ length: left?.P ?? 0 }, () => PURPLE)
  return [...active.map(one => harmOf(one.storm, mind)), ...toCome].sort((one, other) => other - one)
}

function harmOf(name: string, { view: { players }, sea: { open, cells } }: Mind): number {
  if (name.startsWith('P')) return PURPLE
  const most = (name.startsWith('O') ? ORANGE : YELLOW) * (1 + FEW_SEATS / players.length)
  return (most * open) / cells.length
}
