import type { Shuffler } from './every-line.ts'
import { seaOf } from './seas.ts'
import { type Card, openRows, type Storm, type Table } from './table.ts'

/* What modules and variants have on a table, drawn by chance, and their cards in hands and piles: RULES.md, 7.1 to 9.4. */

const times = (count: number, card: Card) => Array<Card>(count).fill(card)

/** Lays out what they have; gives their cards, and those of the standard game, that are still in the game. */
export function randomModules(table: Table, islands: Card[], dice: Shuffler): Card[] {
  switch (table.variant) {
    case 'standard':
      return [...starts(table), ...times(dice.below(6), 'F'), ...stormySeas(table, islands, dice)]
    case 'high_arch':
      return times(dice.below(6), 'F')
    case 'pyramid':
      return pyramid(table, islands, dice)
    case 'day_night':
      return [...starts(table), ...times(dice.below(6), 'F'), ...dayNight(table, dice)]
    default:
      contest(table, islands, dice)
      return []
  }
}

function starts({ players, started }: Table): Card[] {
  return times(players.length - (started ? 1 : 0), 'S')
}

function stormySeas(table: Table, islands: Card[], dice: Shuffler): Card[] {
  const isOn = () => dice.below(3) > 0
  const cards: Card[] = []
  if (isOn()) table.rocks = openRows(table).length < 3 || dice.below(6) === 0 ? null : dice.below(6)
  if (isOn()) {
    const left = dice.below(6)
    table.monsters = { left, marked: [] }
    table.destroyed = islands.splice(0, 5 - left).map(Number)
    cards.push(...times(left, 'M'))
  }
  if (isOn()) cards.push(...storms(table, dice))
  if (isOn()) {
    table.wilds = 1 + dice.below(2)
    cards.push(...times(table.wilds, 'W'))
  }
  return cards
}

/** Some in play, some gone, the others to come. */
function storms(table: Table, dice: Shuffler): Card[] {
  const active: Storm[] = []
  const seen: { [colour: string]: number } = {}
  for (const colour of ['Y', 'P', 'O']) {
    const many = dice.below(3)
    seen[colour] = many
    for (let number = 1; number <= many; number++) {
      const [row] = dice.shuffle(openRows(table))
      const isGone = dice.below(3) === 0 || (colour === 'P' && row === undefined)
      const where =
        colour === 'P'
          ? { row: row ?? 0 }
          : { seat: dice.below(2) > 0 ? table.active : dice.below(table.players.length) }
      if (!isGone) active.push({ name: `${colour}${number}`, ...where })
    }
  }
  const pool = [0, 0, 1, 2][dice.below(4)] ?? 0
  table.storms = { active: dice.shuffle(active), seen, pool, supply: dice.below(7 - pool) }
  return Object.entries(seen).flatMap(([colour, many]) => times(2 - many, colour))
}

function pyramid(table: Table, islands: Card[], dice: Shuffler): Card[] {
  const isHarder = dice.below(2) > 0
  const isEasier = dice.below(2) > 0
  const counts = {
    storm: 6,
    compass: 6,
    monster: isEasier ? 0 : 5,
    finish: 5,
    start: 5,
    rocks: 1,
    joker: isEasier ? 7 : 2
  }
  const deck = dice.shuffle(Object.entries(counts).flatMap(([name, count]) => times(count, name)))
  const open = seaOf('pyramid').borders.filter(cell => table.cells[cell] === null)
  const lying = open.filter(() => dice.below(2) > 0)
  const turned = deck.splice(0, dice.below(12)).filter(name => name !== 'storm')
  const out = (name: string) => deck.splice(deck.indexOf(name), 1)
  for (const _ of lying) if (deck.includes('storm')) out('storm')
  const kept: { readonly [name: string]: Card } = { compass: 'C', finish: 'F', joker: 'J' }
  const spent = turned.filter(name => !(name in kept))
  table.destroyed = islands.splice(0, spent.filter(name => name === 'monster').length).map(Number)
  table.explorers = { deck, spent, storms: dice.shuffle(lying), dear: isHarder ? ['rocks', 'start'] : ['rocks'] }
  return turned.flatMap(name => kept[name] ?? [])
}

/** Often all lies as it should. */
function dayNight(table: Table, dice: Shuffler): Card[] {
  const isRight = dice.below(2) > 0
  const side = (cell: number) => ((isRight ? cell < 18 : dice.below(2) > 0) ? 'night' : 'day')
  const sides = table.cells.map((island, cell) => (island === null ? null : side(cell)))
  table.daylight = { up: dice.below(2) > 0 ? 'day' : 'night', sides }
  return times(dice.below(7), 'C')
}

/** The row is full as long as there is a deck. */
function contest(table: Table, islands: Card[], dice: Shuffler): void {
  if (!table.cells.includes(null)) table.cells[dice.below(36)] = null
  const owners = table.cells.map(island => (island === null ? null : dice.below(2)))
  const isOver = dice.below(2) > 0
  const row = isOver ? islands.splice(0, dice.below(3) > 0 ? 0 : dice.below(6)) : islands.splice(0, 5)
  const deck = isOver ? [] : islands.splice(0, dice.below(9))
  table.contest = { owners, day: dice.below(2), row, deck }
}
