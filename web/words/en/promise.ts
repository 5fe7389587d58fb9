/** What was promised of the deal, and what it is good for. */
export const words = {
  heading: 'Is it dealt fairly?',
  dealtBefore:
    'These cards have been dealt before: whoever has seen the record of that match knows them all, and should not sit here. The seal below only says that nothing was changed.',
  text: 'All that chance brings was sealed before anybody saw a card. Once the match is over, its record opens the seal. It must say the same:'
}

export type PromiseWords = typeof words
