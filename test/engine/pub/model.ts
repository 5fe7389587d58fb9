import { type Below, shuffle } from '../stream.ts'

/*
 * The pub, told once more from nothing but RULES.md: what speaks against any line, and who then goes where, takes, tips,
 * drinks, pays, leaves, is thrown out and wins. It imports no rule of the engine.
 */

export interface Guest {
  place: number
  coins: number
  beers: number
}

export interface Table {
  phase: 'first' | 'second' | 'over'
  active: number
  dice: { A: number; B: number }
  /** The letters of the dice that are spent. */
  used: string
  innkeeper: number | null
  floor: number[]
  inside: { [name: string]: Guest }
  /** By clan: what lies face down, top first, and what lies face up under it, in the order in which it came there. */
  down: string[][]
  up: string[][]
  banks: number[]
}

interface Happened {
  readonly type: string
  readonly facts: object
  readonly sealed?: object
}

/** A table, and what has happened there. */
export interface Told {
  readonly table: Table
  readonly events: Happened[]
}

const RACES = 'LNOT'
const CLANS = 'abcde'
const CLAN = ['L1', 'L2', 'N1', 'N2', 'O1', 'O2', 'T']
const SIX = 6

/** By clan, race, number. */
export const NAMES = [...CLANS].flatMap(clan => CLAN.map(one => clan + one))

const USES = ['A', 'B', 'A+B']
const WALKS = NAMES.flatMap(name => [`${name} cw`, `${name} ccw`])

/** Every line that can be read. */
export const LINES = [
  ...USES.flatMap(use => [
    `enter ${use}`,
    `innkeeper ${use}`,
    ...NAMES.flatMap(name => [`innkeeper ${use} ${name}`, `exit ${use} ${name}`]),
    ...WALKS.map(walk => `move ${use} ${walk}`)
  ]),
  'pass'
]

const clanOf = (name: string) => CLANS.indexOf(name.charAt(0))
const raceOf = (name: string) => name.charAt(1)
const rankOf = (name: string) => RACES.indexOf(raceOf(name))
const goalOf = ({ banks }: Table) => 19 - 2 * banks.length
const namesAt = ({ inside }: Table, place: number) => NAMES.filter(name => inside[name]?.place === place)
const valueOf = ({ dice }: Table, use: string) => (use === 'A+B' ? dice.A + dice.B : dice[use === 'A' ? 'A' : 'B'])

export function codeFor(table: Table, seat: number, line: string): string | null {
  if (table.phase === 'over') return 'GAME_OVER'
  if (seat !== table.active) return 'NOT_YOUR_TURN'
  const [verb = '', use = '', name, way = ''] = line.split(' ')
  if (verb === 'pass') return table.phase === 'first' ? 'MUST_ACT' : null
  if (use === 'A+B' && table.used !== '') return 'SUM_AFTER_DIE'
  if (table.used.includes(use)) return 'DIE_USED'
  const value = valueOf(table, use)
  if (verb === 'enter') return codeForEntering(table, seat, value)
  if (use === 'A+B' && verb !== 'move') return 'SUM_NOT_ALLOWED'
  if (verb === 'innkeeper') return codeForServing(table, value, name)
  if (name === undefined || clanOf(name) !== seat) return 'NOT_YOUR_CHARACTER'
  const guest = table.inside[name]
  if (!guest) return 'NOT_IN_PUB'
  if (verb === 'exit') return codeForLeaving(table, name, guest)
  return codeForWalking(table, { name, guest, steps: value - guest.beers, way })
}

function codeForEntering(table: Table, seat: number, value: number): string | null {
  if (value > SIX) return 'SUM_TOO_BIG'
  const inPub = NAMES.filter(name => clanOf(name) === seat && table.inside[name])
  if (inPub.length === CLAN.length) return 'STACK_EMPTY'
  return inPub.some(name => table.inside[name]?.place === 0) ? 'DOOR_OCCUPIED' : null
}

function codeForServing(table: Table, value: number, victim: string | undefined): string | null {
  if (value === table.innkeeper) return 'SAME_TABLE'
  const there = namesAt(table, value)
  if (victim === undefined) return there.length > 0 ? 'NEEDS_VICTIM' : null
  return there.includes(victim) ? null : 'BAD_VICTIM'
}

function codeForLeaving({ innkeeper }: Table, name: string, { place, coins, beers }: Guest): string | null {
  const isExit = place === 0 || (raceOf(name) === 'O' && place === innkeeper)
  if (!isExit) return 'NOT_AT_EXIT'
  return beers < coins ? 'TOO_SOBER' : null
}

interface Walk {
  readonly name: string
  readonly guest: Guest
  readonly steps: number
  readonly way: string
}

function codeForWalking(table: Table, { name, guest, steps, way }: Walk): string | null {
  if (steps < 1) return 'TOO_DRUNK'
  if (way === 'ccw' && raceOf(name) !== 'N') return 'ONE_WAY_ONLY'
  const to = walked(guest.place, steps, way)
  const others = namesAt(table, to).filter(other => other !== name)
  if (to === 0) return others.some(other => clanOf(other) === clanOf(name)) ? 'DOOR_OCCUPIED' : null
  const alike = others.filter(other => raceOf(other) === raceOf(name))
  if (alike.length === others.length) return null
  const isTwice = others.some(one => others.some(two => one !== two && raceOf(one) === raceOf(two)))
  return alike.length > 0 || isTwice ? 'SEAT_REFUSED' : null
}

/** Step by step round the circle. */
function walked(from: number, steps: number, way: string): number {
  if (steps === 0) return from
  const next = way === 'cw' ? (from === SIX ? 0 : from + 1) : from === 0 ? SIX : from - 1
  return walked(next, steps - 1, way)
}

export function dealt(seats: number, below: Below): Told {
  const active = below(seats)
  const stacks = Array.from({ length: seats }, (_, seat) =>
    shuffle(
      NAMES.filter(name => clanOf(name) === seat),
      below
    )
  )
  const firsts = stacks.flatMap(([name]) => name ?? [])
  const table: Table = {
    phase: 'first',
    active,
    dice: { A: 0, B: 0 },
    used: '',
    innkeeper: null,
    floor: [0, 1, 1, 1, 1, 1, 1],
    inside: Object.fromEntries(firsts.map(name => [name, { place: 0, coins: 4, beers: 0 }])),
    down: stacks.map(stack => stack.slice(1)),
    up: stacks.map(() => []),
    banks: stacks.map(() => 0)
  }
  const told: Told = { table, events: [{ type: 'dealt', facts: { first: active }, sealed: { first: active, stacks } }] }
  for (const char of firsts) tell(told, 'entered', { char, coins: 4 })
  begin(told, below)
  return told
}

/** A turn begins at such a table. */
export function begun(before: Table, below: Below): Told {
  const told: Told = { table: structuredClone(before), events: [] }
  begin(told, below)
  return told
}

/** A line that is allowed, and all that follows from it. */
export function played(before: Table, line: string, below: Below): Told {
  const told: Told = { table: structuredClone(before), events: [] }
  act(told, line, below)
  return told
}

function tell({ events }: Told, type: string, facts: object): void {
  events.push({ type, facts })
}

function begin(told: Told, below: Below): void {
  const { table } = told
  const seat = table.active
  Object.assign(table, { phase: 'first', used: '' })
  tell(told, 'turn', { seat })
  let open: string[] = []
  while (open.length === 0) {
    table.dice.A = 1 + below(SIX)
    table.dice.B = 1 + below(SIX)
    tell(told, 'rolled', { seat, ...table.dice })
    open = allowed(table)
  }
  const [line = ''] = open
  if (open.length > 1) return
  tell(told, 'forced', { seat, line })
  act(told, line, below)
}

/** All that the seat whose turn it is may do. */
export function allowed(table: Table): string[] {
  return LINES.filter(line => codeFor(table, table.active, line) === null)
}

function act(told: Told, line: string, below: Below): void {
  const { table } = told
  const [verb, use = '', name = '', way = ''] = line.split(' ')
  const value = valueOf(table, use)
  if (verb === 'pass') tell(told, 'passed', { seat: table.active })
  if (verb === 'enter') enter(told, value, below)
  if (verb === 'move') walk(told, name, value, way)
  if (verb === 'innkeeper') serve(told, value, name)
  if (verb === 'exit') leave(told, name)
  table.used = [...'AB'].filter(die => (table.used + use).includes(die)).join('')
  if (table.phase === 'over') return
  table.phase = 'second'
  if (verb !== 'pass' && allowed(table).length > 1) return
  table.active = (table.active + 1) % table.banks.length
  begin(told, below)
}

function enter(told: Told, coins: number, below: Below): void {
  const { table, events } = told
  const seat = table.active
  const [down = [], up = []] = [table.down[seat], table.up[seat]]
  if (down.length === 0) {
    const stack = shuffle(up.splice(0), below)
    down.push(...stack)
    events.push({ type: 'shuffled', facts: { seat, count: stack.length }, sealed: { stack } })
  }
  const char = down.shift() ?? ''
  table.inside[char] = { place: 0, coins, beers: 0 }
  tell(told, 'entered', { char, coins })
  take(told, char)
}

function guestOf({ inside }: Table, name: string): Guest {
  const guest = inside[name]
  if (!guest) throw new Error(`Expected "${name}" in the pub`)
  return guest
}

/** A goblin takes what lies where it has arrived. */
function take(told: Told, name: string): void {
  const { table } = told
  const guest = guestOf(table, name)
  const lying = table.floor[guest.place] ?? 0
  if (raceOf(name) !== 'L' || lying === 0) return
  table.floor[guest.place] = lying - 1
  guest.coins++
  tell(told, 'took', { char: name, place: guest.place })
}

function walk(told: Told, name: string, value: number, way: string): void {
  const { table } = told
  const guest = guestOf(table, name)
  const from = guest.place
  if (raceOf(name) === 'T' && guest.coins > 0) {
    guest.coins--
    table.floor[from] = (table.floor[from] ?? 0) + 1
    tell(told, 'tipped', { char: name, place: from })
  }
  const steps = value - guest.beers
  guest.place = walked(from, steps, way)
  tell(told, 'moved', { char: name, from, to: guest.place, dir: way, steps })
  take(told, name)
  const there = namesAt(table, guest.place)
  if (guest.place === 0 || there.length === 1) return
  if (there.every(other => raceOf(other) === raceOf(name))) drink(told, there)
  else pay(told, there)
}

function serve(told: Told, table: number, victim: string): void {
  told.table.innkeeper = table
  tell(told, 'innkeeper', { seat: told.table.active, table })
  if (victim) drink(told, [victim])
}

/** Each a coin of its own. */
function drink(told: Told, names: readonly string[]): void {
  const chars = names.filter(name => guestOf(told.table, name).coins > 0)
  for (const char of chars) {
    guestOf(told.table, char).coins--
    guestOf(told.table, char).beers++
  }
  if (chars.length > 0) tell(told, 'drank', { chars })
  throwOut(
    told,
    names.filter(name => !chars.includes(name))
  )
}

/** Each a coin for the next higher, but the highest; nobody’s hand is faster than another’s. */
function pay(told: Told, names: readonly string[]): void {
  const rising = names.toSorted((one, other) => rankOf(one) - rankOf(other))
  const owed = rising.slice(1).map((payee, at) => [rising[at] ?? '', payee] as const)
  const rounds = owed.filter(([payer]) => guestOf(told.table, payer).coins > 0)
  const broke = owed.filter(round => !rounds.includes(round)).map(([payer]) => payer)
  for (const [payer, payee] of rounds) {
    guestOf(told.table, payer).coins--
    guestOf(told.table, payee).beers++
  }
  if (rounds.length > 0) tell(told, 'paid', { rounds })
  throwOut(told, broke)
}

function throwOut(told: Told, broke: readonly string[]): void {
  const { inside, up } = told.table
  const isFull = (name: string) => guestOf(told.table, name).beers >= SIX
  const chars = NAMES.filter(name => inside[name] && (broke.includes(name) || isFull(name)))
  if (chars.length === 0) return
  const why = chars.map(name => (isFull(name) ? (broke.includes(name) ? 'both' : 'beer') : 'coin'))
  for (const name of chars) {
    delete inside[name]
    up[clanOf(name)]?.push(name)
  }
  tell(told, 'expelled', { chars, why })
}

function leave(told: Told, char: string): void {
  const { table } = told
  const { beers } = guestOf(table, char)
  const seat = clanOf(char)
  delete table.inside[char]
  table.up[seat]?.push(char)
  const bank = (table.banks[seat] ?? 0) + beers
  table.banks[seat] = bank
  tell(told, 'left', { char, beers, bank })
  if (bank < goalOf(table)) return
  table.phase = 'over'
  tell(told, 'over', { outcome: 'ranked', why: 'GOAL' })
}

/** The seats by what they have banked; whoever gives up comes last. */
export function ranked(banks: readonly number[], gaveUp: readonly number[] = []): number[][] {
  const staying = [...banks.keys()].filter(seat => !gaveUp.includes(seat))
  const better = (seat: number) =>
    new Set(staying.map(other => banks[other] ?? 0).filter(bank => bank > (banks[seat] ?? 0)))
  const places: number[][] = []
  for (const seat of staying) (places[better(seat).size] ??= []).push(seat)
  return gaveUp.length > 0 ? [...places, [...gaveUp]] : places
}

/** What anybody sees of it. */
export function seen(table: Table, viewer: number | 'watcher'): object {
  const { phase, active, dice, used, innkeeper, floor, inside, down, up, banks } = table
  return {
    viewer,
    phase,
    active,
    dice,
    used: { A: used.includes('A'), B: used.includes('B') },
    innkeeper,
    floor,
    guests: NAMES.flatMap(name => (inside[name] ? [{ name, ...inside[name] }] : [])),
    clans: banks.map((bank, seat) => ({
      bank,
      hidden: down[seat]?.length,
      among: NAMES.filter(name => down[seat]?.includes(name)),
      shown: up[seat]
    })),
    goal: goalOf(table)
  }
}
