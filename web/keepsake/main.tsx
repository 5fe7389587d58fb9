import type { Game } from '../../engine/game.ts'
import type { MatchRecord } from '../../engine/match.ts'
import { firstView } from '../first-view.ts'
import { checks } from '../record/checks.ts'
import { type Frame, playedAgain } from '../record/frames.ts'
import { rulesOf } from '../record/game.ts'
import { nameOf } from '../record/state.ts'
import { follow, momentOf } from '../record/steps.ts'
import type { TurnGame, TurnWords } from '../seat/game.ts'
import { words } from '../words/en/replay.ts'
import { control } from './controls.ts'
import { Found, type FoundProps } from './found.tsx'
import { markup } from './markup.ts'

/** Every version of a game's rules, and how its table is drawn; what is said of the moves stands in the file. */
interface Own<View, Words extends TurnWords> {
  readonly rules: readonly Game[]
  readonly table: TurnGame<View, Words>
  readonly named: Words
}

/** Brings a keepsake to life, wherever its file lies: nothing is asked of anybody. */
export function start<View, Words extends TurnWords>({ rules, table, named }: Own<View, Words>): void {
  const record = readable()
  const own = record ? rulesOf({ rules }, record) : undefined
  if (record) replay(record, framesIn(record, own), { table: table as TurnGame, named })
  place('unscripted').hidden = true
  place('check').hidden = false
  place('check').addEventListener('click', () => {
    place('found').innerHTML = markup(<Found {...foundIn(record, own)} />)
  })
}

/** What stands in the file. Anybody may have changed it, and then it may be anything. */
function readable(): MatchRecord | null {
  try {
    return firstView<MatchRecord | null>()
  } catch {
    return null
  }
}

/** As far as the rules go along: that they do not go to the end is what the check then tells. */
function framesIn(record: MatchRecord, rules: Game | undefined): readonly Frame[] {
  const frames: Frame[] = []
  try {
    for (const frame of playedAgain(record, rules)) frames.push(frame)
  } catch {
    return frames
  }
  return frames
}

function foundIn(record: MatchRecord | null, rules: Game | undefined): FoundProps {
  try {
    return record ? { checks: checks(record, rules), moves: record.lines.length - 1 } : { checks: null }
  } catch {
    return { checks: null }
  }
}

interface Kit {
  readonly table: TurnGame
  readonly named: TurnWords
}

function replay(record: MatchRecord, frames: readonly Frame[], { table, named }: Kit): void {
  const { Board, Aside } = table
  const name = (seat: number) => nameOf({ record }, seat)
  const entries = [...document.querySelectorAll('.log a')]
  const last = frames.length - 1
  if (last >= 0) control(place('controls'), last, draw)

  function draw(step: number): void {
    const { view, told } = frames[step] as Frame
    const places = told.flatMap(event => table.places(event))
    place('board').innerHTML = markup(<Board view={view} words={named} told={places} />)
    place('aside').innerHTML = markup(<Aside view={view} words={named} name={name} />)
    place('moment').textContent = momentOf(words, step, last)
    place('said').textContent = entries[step]?.textContent ?? ''
    for (const [at, entry] of entries.entries()) entry.ariaCurrent = at === step ? 'step' : null
    follow(document.body)
  }
}

function place(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement
}
