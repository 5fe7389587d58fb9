import { CELL_NAME_BY_SPECIAL_SPACE, WARES } from '../../../../engine/merchants/map/special.ts'
import { TERRAINS } from '../../../../engine/merchants/map/terrain.ts'
import type { View } from '../../../../engine/merchants/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import type { Near } from '../../../text/suggestions.ts'
import { farFrom, ROWS, specialOn } from '../board/map.ts'
import { endOf } from '../board/ways.ts'
import { languages } from '../words/index.ts'
import { standingOn } from './lying.ts'

const WIDTH = 5

/*
 *  9  e9          .    .    Wh12 .    .
 *  8  d8       .    F    M    .    .    .
 *
 * Each row with its rank and its first space; tiles by letter, `#` a rock, castles by two letters, merchants by number.
 */
export function board(view: View, language: Language): readonly string[] {
  const { short, key } = languages[language].text
  const rows = ROWS.map(spaces => {
    const signs = spaces.map(space => signOf(view, space, short).padEnd(WIDTH)).join('')
    const indent = ' '.repeat(Math.round(((9 - spaces.length) * WIDTH) / 2))
    return `${spaces[0]}  ${indent}${signs}`.trimEnd()
  })
  return [...rows, key]
}

function signOf(view: View, space: string, short: (special: string) => string): string {
  const special = specialOn(space)
  const rock = view.rocks.includes(space) ? '#' : ''
  const lying = special ? short(special) : `${rock}${view.tiles[space] ?? ''}`
  const standing = standingOn(view, space)
  const sign = `${lying || '.'}${standing}`
  // Where many stand together there is no room for more than them.
  return sign.length < WIDTH ? sign : standing
}

/** The map in sentences: what lies where, what castles pay, and what is in store. */
export function aloud(view: View, language: Language): string {
  const words = languages[language].text
  const { tiles, rocks, castles, reserve, rockReserve, deck, named } = view
  const terrains = TERRAINS.flatMap(terrain => {
    const spaces = Object.keys(tiles).filter(space => tiles[space] === terrain)
    return spaces.length > 0 ? [words.tiles(terrain, spaces)] : []
  })
  return [
    ...(terrains.length > 0 ? terrains : [words.noTiles]),
    ...(rocks.length > 0 ? [words.rocks(rocks)] : []),
    ...WARES.map(ware => words.castle(ware, CELL_NAME_BY_SPECIAL_SPACE[ware], castles[ware])),
    words.places(CELL_NAME_BY_SPECIAL_SPACE.warehouse, CELL_NAME_BY_SPECIAL_SPACE.meadow),
    words.reserve(TERRAINS.map(terrain => `${terrain} ${reserve[terrain]}`).join(', '), rockReserve, deck),
    ...(named ? [words.die(named)] : [])
  ]
    .map(capital)
    .join(' ')
}

/** Everybody, one to a line. */
export function aside({ players, viewer }: View, language: Language, name: (seat: number) => string): string {
  const words = languages[language].text
  return players
    .map(({ at, gold, wagon, hand, rocks }, seat) =>
      words.seat(`${seat + 1} ${name(seat)}`, seat === viewer, at, gold, wagon, hand, rocks)
    )
    .join('\n')
}

/** What is laid, near to the merchant; where he goes, into special places and then far. */
export function near({ players, viewer, active }: View): Near {
  const at = players[viewer === 'watcher' ? active : viewer]?.at ?? 'e5'
  return ({ verb }, way) => {
    const end = endOf(way)
    const far = farFrom(at, end)
    return verb === 'go' ? (specialOn(end) ? -100 : -far) : far
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
