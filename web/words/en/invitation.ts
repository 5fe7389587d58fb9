const names = (list: readonly string[]) => new Intl.ListFormat('en-GB').format(list)

export const words = {
  take: {
    heading: (game: string) => `A seat in ${game} is kept for you`,
    text: (who: readonly string[]) => `${names(who)} would like to play with you: slowly, whenever it suits you.`,
    alone: 'A quiet match for one, whenever it suits you.',
    name: 'Your name',
    as: (name: string) => `You play as ${name}: the match is silent, and names stay as they were when it was opened.`,
    address: 'Email address',
    hint: 'If you like. An email then tells you when it is your turn.',
    sealed:
      'Once it is yours, you get a link of your own: nobody else can look at your hand, and this one no longer opens anything.',
    submit: 'Take this seat'
  },
  settings: 'When I am told',
  plain: 'A number from the list, or a line; cards that pay go after it: 3 -7 -9'
}

export type InvitationWords = typeof words
