import type { CompassesTypes, StormName, StormsTypes } from '../../../../../engine/tranquility/modules/storms/slice.ts'
import type { View } from '../../../../../engine/tranquility/view.ts'
import type { BoardProps, TapChoice } from '../../../../seat/game.ts'
import type { Mark, Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import { AcrossRow } from '../across/index.tsx'
import type { TurnWords } from '../../said/sentences.ts'
import type { turn as ways } from '../ways/en.ts'
import { Buttons } from '../ways/index.tsx'
import type { turn } from './en.ts'

type Words = Own<typeof turn> & Own<typeof ways>

function stormsOn({ storms }: View, rank: number): readonly StormName[] {
  return (storms?.active ?? []).flatMap(storm => ('row' in storm && storm.row === rank ? storm.storm : []))
}

/** Storms, and the Compasses that lift them. */
export const storms: Module<Words> = {
  blocks: (view, rank, words) => stormsOn(view, rank).map(words.storms.name),
  Across: ({ view, rank, words }) => (
    <>
      {stormsOn(view, rank).map(storm => (
        <AcrossRow
          kind="rain"
          name={words.storms.name(storm)}
          sign={
            <b aria-hidden="true" class={mark(storm, words).class}>
              {storm}
            </b>
          }
        />
      ))}
    </>
  ),
  lying: ({ storms, compasses }, words, name) => [
    ...(storms?.active ?? []).flatMap(active =>
      'seat' in active
        ? { text: words.storms.before(active.storm, name(active.seat)), mark: mark(active.storm, words) }
        : []
    ),
    ...(compasses ? [{ text: words.storms.compasses(compasses.pool, compasses.supply) }] : [])
  ],
  Under,
  tapped,
  begun,
  doing: {
    storm({ missing, picked, place, ways }, { storms, listed }) {
      if (missing) return storms.leaves(missing)
      if (picked.length > 0) return storms.takes(listed(picked))
      if (place) return storms.blocks(place)
      return ways ? storms.whichRow : storms.strikes
    },
    wait: (_, { storms }) => storms.anyTime,
    compass: ({ place }, { storms }) => (place ? storms.lifts(place) : storms.whichStorm),
    all: (_, { storms }) => storms.all
  },
  to({ verb, card, place }, { storms }) {
    if (verb === 'compass') return storms.lift(place)
    return verb === 'storm' && card ? storms.onRow(card, place) : undefined
  }
}

/** One that a Compass may lift has a button. */
function Under(props: BoardProps<View, TurnWords & Words>) {
  const { kind, at = {} } = props.ways ?? {}
  const shown = kind === 'piece' ? Object.keys(at) : []
  return <Buttons {...props} shown={shown} face={storm => <i class={`storm ${storm[0]}`}>{storm}</i>} />
}

function mark(storm: StormName, { storms }: Words): Mark {
  return { class: `storm ${storm[0]}`, says: storms.name(storm), sign: storm }
}

/** Who may do nothing but spend a Compass may as well leave it. */
const WAIT: TapChoice = { verb: 'wait', line: '', try: '' }

function tapped(choices: readonly TapChoice[]): readonly TapChoice[] {
  return choices[0] && choices.every(({ verb }) => verb === 'compass') ? [WAIT, ...choices] : choices
}

/** A Compass, which anybody may spend at any time, is not begun; what is given for a Start goes before it. */
function begun({ phase, viewer, active, storms, pledge }: View): ReturnType<NonNullable<Module['begun']>> {
  if (pledge) return undefined
  const isStruck = storms?.drawn?.some(({ seat }) => seat === viewer)
  if (phase === 'storm') return { verb: isStruck ? 'storm' : 'wait', picked: [] }
  return active === viewer ? undefined : { verb: 'wait', picked: [] }
}

/** What is told of them. */
export type Facts = StormsTypes['events'] & CompassesTypes['events']
