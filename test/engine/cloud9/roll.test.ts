import { expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { LINES } from '../../../engine/cloud9/lines.ts'
import type { State } from '../../../engine/cloud9/state.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'
import { anyOf } from '../../choices.ts'
import { chance } from '../../random-play.ts'
import { refusal } from '../refused.ts'
import { play, position } from './position.ts'

// One roll, told once more from nothing but RULES.md, 4.3 and 4.4: who is asked, what is refused, and in which order it counts.

const TABLES = Array.from({ length: 200 }, (_, number) => number)
const TRIES = 40
const PASSENGERS = ['jump', 'stay', 'jump if jumped']
const PILOTS = ['colours', 'wild', 'fall']

interface Table {
  readonly seats: number
  readonly pilot: Seat
  /** The passengers, as their places come. */
  readonly places: readonly Seat[]
  readonly need: string
  readonly hand: string
  /** What counts already, … */
  readonly open: { readonly [seat: Seat]: string }
  /** … and what lies sealed, or that a seat waits. */
  readonly lying: { readonly [seat: Seat]: string }
  /** How the pilot has risen or fallen. */
  readonly end?: string
}

const placeIn = ({ places, open }: Table) => places.find(seat => !open[seat])
const isForced = ({ need, hand }: Table) => need === '' || hand === ''
const holds = ({ need, hand }: Table) => [...'GPRY'].every(one => count(hand, one) >= count(need, one))
const count = (text: string, sign: string) => text.split(sign).length - 1

function codeFor(table: Table, seat: Seat, line: string): string | null {
  const { pilot, places, open } = table
  if (seat !== pilot && (!places.includes(seat) || open[seat] === 'jump')) return 'NOT_ABOARD'
  const place = placeIn(table)
  if (seat !== pilot) {
    if (place === undefined || open[seat]) return 'NOT_YOUR_TURN'
    if (PILOTS.includes(line) || line === 'continue') return 'WRONG_PHASE'
    return line === 'wait' && place === seat ? 'NOBODY_BEFORE' : null
  }
  if (place === undefined) return PILOTS.includes(line) ? codeForPaying(table, line) : 'WRONG_PHASE'
  if (PASSENGERS.includes(line)) return 'PILOT_CANNOT_JUMP'
  if (line === 'continue') return 'WRONG_PHASE'
  if (isForced(table)) return table.need === '' ? 'NOTHING_NEEDED' : 'NOT_YOUR_TURN'
  return line === 'wait' ? null : codeForPaying(table, line)
}

function codeForPaying(table: Table, line: string): string | null {
  if (line === 'colours') return holds(table) ? null : 'MISSING_CARDS'
  if (line === 'wild') return table.hand.includes('W') ? null : 'NO_WILD'
  return holds(table) ? 'MUST_RISE' : null
}

/** All that is due is opened, one after the other. */
function opened(table: Table): Table {
  const { places, open, pilot } = table
  const seat = placeIn(table) ?? pilot
  const { [seat]: said, ...lying } = table.lying
  const isPilots = seat === pilot
  if (isPilots && isForced(table)) return { ...table, end: table.need === '' ? 'nothing' : 'fell' }
  if (said === undefined) return table
  if (said === 'wait') return { ...table, lying }
  if (isPilots) return { ...table, end: said === 'fall' ? 'fell' : said }
  const hasJumped = places.some(other => open[other] === 'jump')
  const counts = said === 'jump if jumped' ? (hasJumped ? 'jump' : 'stay') : said
  return opened({ ...table, lying, open: { ...open, [seat]: counts } })
}

/** Whose answer the table waits for. */
function asked(table: Table): Seat[] {
  const { places, open, lying, pilot } = table
  if (placeIn(table) === undefined) return [pilot]
  const passengers = places.filter(seat => !open[seat] && !lying[seat])
  return [...passengers, ...(lying[pilot] || isForced(table) ? [] : [pilot])].toSorted()
}

function anyTable(dice: Random): Table {
  const seats = 3 + dice.below(4)
  const pilot = dice.below(seats)
  const round = Array.from({ length: seats - 1 }, (_, step) => (pilot + 1 + step) % seats)
  const some = round.filter(() => dice.below(5) > 0)
  const signs = (from: string, most: number) =>
    Array.from({ length: dice.below(most + 1) }, () => anyOf([...from], dice)).join('')
  const places = some.length > 0 ? some : round
  return { seats, pilot, places, need: signs('GPRY', 2), hand: signs('GPRYWG', 3), open: {}, lying: {} }
}

/** The same table as the engine has it; whoever is out has jumped on an earlier cloud. */
function laid({ seats, pilot, places, need, hand }: Table): State {
  const hands = Array.from({ length: seats }, (_, seat) => (seat === pilot ? hand : 'GW') || '-')
  const roll = need.padEnd(2, '-')
  return position(`pilot ${pilot}; aboard ${[...places, pilot].join(' ')}; roll ${roll}; hands ${hands.join(' ')}`)
}

/** What lies open of it, as the model and as the engine have it. */
const shown = (table: Table) => [
  asked(table),
  Array.from({ length: table.seats }, (_, seat) => [table.open[seat] ?? null, table.lying[seat] ?? null])
]

const found = (state: State) => [cloud9.awaits(state), state.players.map(({ choice, sealed }) => [choice, sealed])]

test.each(TABLES)('any roll goes as the rules say, at table %i', number => {
  const dice = chance(number)
  let table = anyTable(dice)
  let state = laid(table)
  for (let tries = 0; tries < TRIES && !table.end; tries++) {
    expect(found(state)).toEqual(shown(table))
    for (let seat = 0; seat < table.seats; seat++) {
      const codes = LINES.map(line => refusal(() => cloud9.apply(state, seat, cloud9.read(line)))?.code ?? null)
      expect([table, seat, codes]).toEqual([table, seat, LINES.map(line => codeFor(table, seat, line))])
      expect(cloud9.choices(state, seat).map(choice => choice.try)).toEqual(LINES.filter((_, at) => !codes[at]))
    }
    const seat = anyOf(dice.below(3) > 0 ? asked(table) : [...table.places, table.pilot], dice)
    const [line] = dice.shuffle(LINES.filter(one => !codeFor(table, seat, one)))
    if (line === undefined) continue
    table = opened({ ...table, lying: { ...table.lying, [seat]: line } })
    const played = play(state, `${seat} ${line}`)
    const ended = played.events.find(({ type }) => type === 'rose' || type === 'fell')
    expect(ended && (ended.facts.by ?? 'fell')).toBe(table.end)
    state = played.state
  }
})
