import type { Seat } from '../../../engine/game.ts'
import type { View } from '../../../engine/reef/view.ts'

/*
 * What speaks against a line, told once more from nothing but RULES.md, 4.2 to 4.4, a view, and the line’s own words. It
 * imports no rule of the engine.
 */

const TOKENS = ['R', 'Y', 'G', 'B', 'P', 'K', 'pe'] as const
type Token = (typeof TOKENS)[number]
type Player = View['players'][number]

export function codeFor(view: View, seat: Seat, line: string): string | null {
  const { active, phase, taking } = view
  if (phase === 'over') return 'GAME_OVER'
  if (seat !== (taking?.seat ?? active)) return 'NOT_YOUR_TURN'
  const [verb = '', what = '', ...rest] = line.split(' ')
  if ((verb === 'take') !== (taking !== undefined)) return 'WRONG_PHASE'
  const player = view.players[seat] as Player
  switch (verb) {
    case 'take':
      return codeForTaking(view, what)
    case 'buy':
      return codeForBuying(view, { seat, player, what, pay: tokens(rest) })
    case 'reveal':
      return codeForLooking(view, { player, what, pay: tokens(rest) })
    case 'boat':
      return codeForBoat(view, player, tokens([what, ...rest]))
    case 'shark':
      return codeForShark(view, player, what)
    default:
      return null
  }
}

/** Every line of a seat that it could pay for: all cells, corals and worms, whether or not any of it is allowed. */
export function everyLine({ players }: View, seat: Seat): string[] {
  const cells = [...'1234'].flatMap(row => [...'abcdefgh'].map(column => column + row))
  const all = players[seat] ? purses(players[seat], 3).map(pay => pay.map(token => ` -${token}`).join('')) : []
  const paidFor = (lines: readonly string[]) => lines.flatMap(line => all.map(pay => line + pay))
  const corals = ['', '>1', '>2', '>3', '>4', '>5']
  return [
    ...TOKENS.slice(0, 6).map(colour => `take ${colour}`),
    ...paidFor(cells.flatMap(cell => corals.map(coral => `buy ${cell}${coral}`))),
    ...paidFor(cells.map(cell => `reveal ${cell}`)),
    ...paidFor(['boat']),
    ...[...cells, '1', '2', '3', '4', '5'].map(target => `shark ${target}`),
    'end'
  ]
}

/** In how many ways its worms can be picked, each for itself. */
export function waysToPay({ players }: View, seat: Seat, line: string): number {
  const pay = tokens(line.split(' '))
  const player = players[seat] as Player
  return TOKENS.reduce((ways, token) => ways * chosen(held(player, token), pay.filter(one => one === token).length), 1)
}

function codeForTaking({ dice, stock, taking }: View, colour: string): string | null {
  if (taking?.colours.some(one => one === colour)) return null
  return dice?.every(die => stock[die] > 0) ? 'COLOUR_NOT_ROLLED' : 'COLOUR_OUT_OF_STOCK'
}

interface Bought {
  readonly seat: Seat
  readonly player: Player
  readonly what: string
  readonly pay: readonly Token[]
}

function codeForBuying(view: View, { seat, player, what, pay }: Bought): string | null {
  const [cell = '', coral] = what.split('>')
  if (isOutOfReach(player, cell)) return 'NO_BOAT'
  const card = view.cells[cell]
  if (card === undefined) return 'NO_CARD'
  if (card === '#') return 'FACE_DOWN'
  const isFish = /^[RYGBPK][mf]$/.test(card)
  if (!isFish && coral !== undefined) return 'BAD_TARGET'
  if (card === 'co' && player.corals.length >= 5) return 'CORAL_LIMIT'
  const lacking = isFish ? codeForCoral(view, player, card, coral) : null
  if (lacking) return lacking
  const other = pay.some(token => token !== 'pe' && token !== card.charAt(0))
  return codeForPaying(player, pay, priceOf(view, seat, cell)) ?? (isFish && other ? 'WRONG_WORM_COLOUR' : null)
}

function codeForCoral({ wanted }: View, { corals }: Player, card: string, named: string | undefined): string | null {
  const coral = named === undefined ? undefined : corals[Number(named) - 1]
  if (!coral) return 'NO_FREE_CORAL'
  if (coral.bred) return 'CORAL_CLOSED'
  if (!coral.fish) return null
  if (coral.fish.charAt(1) === card.charAt(1)) return 'SAME_SEX'
  const [one, other] = [card.charAt(0), coral.fish.charAt(0)]
  return wanted.some(pair => pair === one + other || pair === other + one) ? null : 'PAIR_NOT_WANTED'
}

function codeForLooking(view: View, { player, what, pay }: Omit<Bought, 'seat'>): string | null {
  if (isOutOfReach(player, what)) return 'NO_BOAT'
  if (view.cells[what] === undefined) return 'NO_CARD'
  return view.cells[what] === '#' ? codeForPaying(player, pay, 1) : 'ALREADY_FACE_UP'
}

function codeForBoat({ boatsLeft }: View, player: Player, pay: readonly Token[]): string | null {
  if (player.boats === 8) return 'BOATS_MAX'
  return boatsLeft === 0 ? 'BOATS_OUT' : codeForPaying(player, pay, 3)
}

function codeForShark({ cells }: View, { sharks, corals }: Player, target: string): string | null {
  if (sharks === 0) return 'NO_SHARK'
  if (/^\d$/.test(target)) return corals[Number(target) - 1]?.fish ? null : 'BAD_TARGET'
  if (cells[target] === undefined) return 'NO_CARD'
  return cells[target] === '#' ? 'FACE_DOWN' : null
}

function codeForPaying(player: Player, pay: readonly Token[], price: number): string | null {
  if (pay.length !== price) return 'BAD_PAYMENT'
  const isShort = TOKENS.some(token => pay.filter(one => one === token).length > held(player, token))
  return isShort ? 'NOT_ENOUGH_WORMS' : null
}

function isOutOfReach({ boats }: Player, cell: string): boolean {
  return 'abcdefgh'.indexOf(cell.charAt(0)) >= boats
}

/** Row 1 is seat 0's front row, row 4 seat 1's. */
function priceOf({ half }: View, seat: Seat, cell: string): number {
  const row = cell.charAt(1)
  if (row === '2' || row === '3') return half.includes(cell) ? 1 : 2
  return row === (seat === 0 ? '1' : '4') ? 1 : 3
}

function tokens(words: readonly string[]): Token[] {
  return TOKENS.flatMap(token => words.filter(word => word === `-${token}`).map(() => token))
}

function held({ worms, pearls }: Player, token: Token): number {
  return token === 'pe' ? pearls : worms[token]
}

/** All that may be given, up to so many tokens, in the order in which lines name them. */
function purses(player: Player, most: number): Token[][] {
  let all: Token[][] = [[]]
  for (const token of TOKENS)
    all = all.flatMap(pay =>
      Array.from({ length: Math.min(held(player, token), most - pay.length) + 1 }, (_, count) => [
        ...pay,
        ...Array<Token>(count).fill(token)
      ])
    )
  return all
}

function chosen(from: number, many: number): number {
  return many === 0 ? 1 : (chosen(from - 1, many - 1) * from) / many
}
