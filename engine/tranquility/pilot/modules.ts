import type { Choice } from '../../game.ts'
import { strainWithout } from '../outlook.ts'
import type { View } from '../view.ts'
import { LAST_RESORT, MUST, NO_ISLAND } from './base.ts'
import { type Mind, type Play, type Ways, lossOf, paidBy, placesOf, spares } from './mind.ts'

const MONSTER_GONE = 0.5
/** A Compass for a purple Storm, under which no sea can be finished; and for another one. */
const FOR_PURPLE = 2.2
const FOR_OTHERS = 1.2
/** Which Storm is lifted first. */
const HARM: { readonly [colour: string]: number } = { P: 3, Y: 2, O: 1 }

const rocks: Ways = rowsByOpenCells

const keep: Ways = (choice, mind) => {
  const closed = openIn(mind, String(mind.view.rocks))
  return [paidBy(choice.line, spares(choice, mind).slice(0, choice.pick?.least), NO_ISLAND + closed)]
}

const storm: Ways = (choice, mind) =>
  choice.at
    ? rowsByOpenCells(choice, mind)
    : [paidBy(choice.line, spares(choice, mind).slice(0, choice.pick?.least), 0)]

/** At once; but a Wild, and the last of the pool while two more may come, only for a purple Storm. */
const compass: Ways = (choice, { view: { storms, compasses } }) => {
  const kept = (storms?.left.P ?? 0) > 1 ? 1 : 0
  const isPlenty = choice.subject === undefined && (compasses?.pool ?? 0) > kept
  return placesOf(choice).map(([name]) => ({
    line: choice.line.replace('_', name),
    burden: isPlenty || name.startsWith('P') ? MUST - (HARM[name.charAt(0)] ?? 0) : LAST_RESORT
  }))
}

const all: Ways = (choice, { view, hand }) => [
  { line: choice.line, burden: lossOf(hand) + NO_ISLAND - worthOfCompass(view) }
]

const monster: Ways = (choice, { sea }) => {
  const isWild = choice.subject !== 'M'
  // With the sea full, nobody wins before it is gone.
  const gain = isWild ? -LAST_RESORT : sea.open === 0 ? LAST_RESORT : MONSTER_GONE
  return placesOf(choice).map(([cell]) => ({
    line: choice.line.replace('_', cell),
    burden: strainWithout(sea, cell) - gain
  }))
}

export const MODULE_WAYS: { readonly [verb: string]: Ways } = { rocks, keep, storm, compass, all, monster }

/** The fewer cells are closed, the better. */
function rowsByOpenCells(choice: Choice, mind: Mind): readonly Play[] {
  return placesOf(choice).map(([rank]) => ({ line: choice.line.replace('_', rank), burden: openIn(mind, rank) }))
}

function openIn({ sea: { sea, cells } }: Mind, rank: string): number {
  return sea.names.filter((name, cell) => name.slice(1) === rank && cells[cell] === null).length
}

function worthOfCompass({ storms, compasses }: View): number {
  if (!storms || !compasses || compasses.supply === 0) return 0
  const purple = storms.active.filter(one => 'row' in one).length
  if (purple + storms.left.P > compasses.pool) return FOR_PURPLE
  return storms.active.length > purple ? FOR_OTHERS : 0
}
