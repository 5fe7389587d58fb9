const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Tranquility',
  board: 'The sea',
  empty: 'empty',
  draft: 'can be taken back',
  idle: 'Choose a card, then a place.',
  cards: { S: 'Start', F: 'Finish' },
  offers: {
    discard: 'Discard two',
    start: 'Play the Start',
    finish: 'Play the Finish',
    give: 'Offer cards',
    withdraw: 'Take back my offer'
  },
  confirm: { give: (picked: number) => (picked ? `Offer ${picked}` : 'Offer none') },
  count: cards,
  list: (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names),
  where: (card: string) => `Where does ${card} go? A ring is free, dots show a price.`,
  costs: (card: string, cell: string, price: number) => `${card} to ${cell}, costs ${price ? cards(price) : 'nothing'}`,
  due: (card: string, cell: string, price: number, missing: number) =>
    `${card} on ${cell} costs ${cards(price)}: choose ${missing} to discard.`,
  paid: (card: string, cell: string, discards: string) => `${card} on ${cell}, and discard ${discards}.`,
  free: (card: string, cell: string) => `${card} on ${cell}. It costs nothing.`,
  choose: (missing: number) => `Choose ${cards(missing)} to discard.`,
  discard: (discards: string) => `Discard ${discards}.`,
  give: (cards: string) => `You offer ${cards}.`,
  unseen: 'Others see only how many.',
  giveNone: 'Tap the cards you would give, or offer none.',
  giveOther: 'Tap cards to change your offer.'
}
