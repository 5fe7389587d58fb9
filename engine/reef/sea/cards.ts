/** The six colours of fish and worms, in the order in which lines name them: red, yellow, green, blue, purple, pink. */
export const COLOURS = ['R', 'Y', 'G', 'B', 'P', 'K'] as const
export type Colour = (typeof COLOURS)[number]

/** A fish: its colour, and its sex (`m` or `f`). */
export type Fish = `${Colour}${'m' | 'f'}`
/** A sea card: a fish, a coral, a shark, a pearl, or a blank of water. */
export type Card = Fish | 'co' | 'sh' | 'pe' | '~'
/** A breeding card: the colours of the two parents that it wants, in the order of COLOURS. */
export type BreedingCard = `${Colour}${Colour}`

/** How many copies there are of each sea card (ruling 4); `eachFish`: of each colour and sex. */
export const COPIES_PER_CARD = { eachFish: 2, co: 10, sh: 4, pe: 4, '~': 18 } as const

/** All 60 sea cards, unshuffled. */
export const SEA_CARDS: readonly Card[] = [
  ...COLOURS.flatMap(colour => [
    ...times(COPIES_PER_CARD.eachFish, `${colour}m` as const),
    ...times(COPIES_PER_CARD.eachFish, `${colour}f` as const)
  ]),
  ...(['co', 'sh', 'pe', '~'] as const).flatMap(card => times(COPIES_PER_CARD[card], card))
]

/** All 21 breeding cards, unshuffled: each pair of colours once. */
export const BREEDING_CARDS: readonly BreedingCard[] = COLOURS.flatMap((one, at) =>
  COLOURS.slice(at).map((other): BreedingCard => `${one}${other}`)
)

/** Whether a card is a fish: only a fish's name ends in its sex. */
export function isFish(card: Card): card is Fish {
  return card.endsWith('m') || card.endsWith('f')
}

export function colourOf(fish: Fish): Colour {
  return fish.charAt(0) as Colour
}

export function isSameSex(one: Fish, other: Fish): boolean {
  return one.charAt(1) === other.charAt(1)
}

/** The breeding card that two fish need: their colours in the order of COLOURS, whatever their sexes (ruling 11). */
export function colourPairOf(one: Fish, other: Fish): BreedingCard {
  const [first, second] = [colourOf(one), colourOf(other)]
  return COLOURS.indexOf(first) <= COLOURS.indexOf(second) ? `${first}${second}` : `${second}${first}`
}

function times<T>(count: number, card: T): T[] {
  return Array.from({ length: count }, () => card)
}
