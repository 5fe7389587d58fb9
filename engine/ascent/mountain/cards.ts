import { VALUES_WITH_IBEX_COPY } from './icons.ts'

/** The terrains: grass, snow, rock. */
export const TERRAINS = ['G', 'S', 'R'] as const
export type Terrain = (typeof TERRAINS)[number]

/** A mountain card as lines write it: `G7` a grassy 7, `G3*` the grassy 3 with the ibex icon. */
export type MountainCard = `${Terrain}${number}` | `${Terrain}${number}*`
/** A Campfire of a terrain: `FG`, `FS`, `FR`. */
export type Campfire = `F${Terrain}`
/** Any card; `BR` is a Bridge, `SU` a Summit. */
export type Card = MountainCard | Campfire | 'BR' | 'SU'

/** The printed face of a card. */
export type CardFace =
  | { readonly kind: 'mountain'; readonly terrain: Terrain; readonly value: number; readonly hasIbex: boolean }
  | { readonly kind: 'campfire'; readonly terrain: Terrain }
  | { readonly kind: 'bridge' }
  | { readonly kind: 'summit' }
export type MountainFace = Extract<CardFace, { kind: 'mountain' }>

export const HIGHEST_CARD_VALUE = 12
/** How many Bridges the game has (RULES.md, ruling A1). */
export const BRIDGE_COUNT = 5
const SUMMITS = 5

const VALUES = Array.from({ length: HIGHEST_CARD_VALUE }, (_, index) => index + 1)

const FACES: ReadonlyMap<Card, CardFace> = new Map<Card, CardFace>([
  ...TERRAINS.flatMap(terrain => VALUES.flatMap(value => mountainFaces(terrain, value))),
  ...TERRAINS.map((terrain): [Card, CardFace] => [`F${terrain}`, { kind: 'campfire', terrain }]),
  ['BR', { kind: 'bridge' }],
  ['SU', { kind: 'summit' }]
])

const CARDS: ReadonlyMap<string, Card> = new Map([...FACES.keys()].map(card => [card, card]))

/** The printed face of a card. */
export function printedFaceWithIbexOf(card: MountainCard): MountainFace
export function printedFaceWithIbexOf(card: Card): CardFace
export function printedFaceWithIbexOf(card: Card): CardFace {
  const face = FACES.get(card)
  if (!face) throw new Error(`Cannot find the card "${card}"`)
  return face
}

export function isMountainCard(card: Card): card is MountainCard {
  return printedFaceWithIbexOf(card).kind === 'mountain'
}

export function isCampfire(card: Card): card is Campfire {
  return printedFaceWithIbexOf(card).kind === 'campfire'
}

/** The card of a name, which is in upper case; null if there is none. */
export function cardNamed(name: string): Card | null {
  return CARDS.get(name) ?? null
}

/**
 * Builds the unshuffled deck (RULES.md, 3.1; ruling A1): mountain cards from `lowestValue` up, Summits, Campfires, and the
 * Bridges that are not handed out.
 */
export function buildDeck(lowestValue: number, bridgesHandedOut: number): Card[] {
  const values = VALUES.filter(value => value >= lowestValue)
  return [
    ...TERRAINS.flatMap(terrain => values.flatMap(value => copies(terrain, value))),
    ...Array.from({ length: SUMMITS }, (): Card => 'SU'),
    ...TERRAINS.map((terrain): Card => `F${terrain}`),
    ...Array.from({ length: BRIDGE_COUNT - bridgesHandedOut }, (): Card => 'BR')
  ]
}

function copies(terrain: Terrain, value: number): Card[] {
  return [`${terrain}${value}`, VALUES_WITH_IBEX_COPY.includes(value) ? `${terrain}${value}*` : `${terrain}${value}`]
}

function mountainFaces(terrain: Terrain, value: number): [Card, CardFace][] {
  return [
    [`${terrain}${value}`, { kind: 'mountain', terrain, value, hasIbex: false }],
    [`${terrain}${value}*`, { kind: 'mountain', terrain, value, hasIbex: true }]
  ]
}
