import { expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import type { State } from '../../../engine/cloud9/state.ts'
import type { Random } from '../../../engine/random.ts'
import { anyOf } from '../../choices.ts'
import { chance } from '../../random-play.ts'
import { refusal } from '../refused.ts'
import { asked, codeFor, LINES, said, type Table } from './model.ts'
import { play, position } from './position.ts'

const TABLES = Array.from({ length: 200 }, (_, number) => number)
const TRIES = 40

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
      const codes = LINES.map(line => refusal(() => cloud9.apply(state, seat, cloud9.parse(line)))?.code ?? null)
      expect([table, seat, codes]).toEqual([table, seat, LINES.map(line => codeFor(table, seat, line))])
      expect(cloud9.choices(state, seat).map(choice => choice.example)).toEqual(LINES.filter((_, at) => !codes[at]))
    }
    const seat = anyOf(dice.below(3) > 0 ? asked(table) : [...table.places, table.pilot], dice)
    const [line] = dice.shuffle(LINES.filter(one => !codeFor(table, seat, one)))
    if (line === undefined) continue
    table = said(table, seat, line)
    const played = play(state, `${seat} ${line}`)
    const ended = played.events.find(({ type }) => type === 'rose' || type === 'fell')
    expect(ended && (ended.facts.by ?? 'fell')).toBe(table.end)
    state = played.state
  }
})
