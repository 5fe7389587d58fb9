/** In the order in which lines name them. */
export const COLOURS = ['R', 'Y', 'G', 'B', 'P', 'K'] as const
export type Colour = (typeof COLOURS)[number]

export type Fish = `${Colour}${'m' | 'f'}`
/** Fish, corals, sharks, pearls and blank water. */
export type Card = Fish | 'co' | 'sh' | 'pe' | '~'
/** What a breeding card wants: two colours in their order, or one twice. */
export type ColourPair = `${Colour}${Colour}`

/** RULES.md, ruling 4: how many there are of each card. */
export const CARD_COUNTS = { fish: 2, co: 10, sh: 4, pe: 4, '~': 18 } as const

/** All sea cards, as they lie before they are shuffled. */
export const SEA_CARDS: readonly Card[] = [
  ...COLOURS.flatMap(colour => [
    ...times(CARD_COUNTS.fish, `${colour}m` as const),
    ...times(CARD_COUNTS.fish, `${colour}f` as const)
  ]),
  ...(['co', 'sh', 'pe', '~'] as const).flatMap(card => times(CARD_COUNTS[card], card))
]

/** All breeding cards, likewise: each two colours once. */
export const BREEDING_CARDS: readonly ColourPair[] = COLOURS.flatMap((one, at) =>
  COLOURS.slice(at).map((other): ColourPair => `${one}${other}`)
)

export function isColour(text: string): text is Colour {
  return COLOURS.some(colour => colour === text)
}

export function isFish(card: Card): card is Fish {
  return isColour(card.charAt(0))
}

export function colourOf(fish: Fish): Colour {
  return fish.charAt(0) as Colour
}

export function isSameSex(one: Fish, other: Fish): boolean {
  return one.charAt(1) === other.charAt(1)
}

/** What two fish are as parents, whichever is which. */
export function colourPairOf(one: Fish, other: Fish): ColourPair {
  const [first, second] = [colourOf(one), colourOf(other)].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b))
  return `${first ?? 'R'}${second ?? 'R'}`
}

function times<T>(count: number, card: T): T[] {
  return Array.from({ length: count }, () => card)
}
