import type * as en from './en.ts'

export const turn: typeof en.turn = {
  cards: { W: 'Joker' },
  wilds: { start: 'Le Joker est joué comme Départ.' }
}

export const log: typeof en.log = { cards: { W: 'un Joker' } }

export const refusals: typeof en.refusals = {
  WILD_AS_UNAVAILABLE: () => 'Cette partie se joue sans cela, même avec un Joker.',
  WILD_VALUE_RANGE: ({ value }) => `Il n’y a pas d’île ${value} : leurs numéros vont de 1 à 80.`,
  WILD_VALUE_TAKEN: ({ value }) => `L’île ${value} est déjà en mer, ou elle a été détruite.`
}

export const refused: typeof en.refused = { W: 'un Joker' }

export const rules: typeof en.rules = ({ options }) => {
  const others = [options.storms ? 'Boussole, à tout moment' : '', options.monsters ? 'Monstre marin' : ''].filter(
    other => other !== ''
  )
  return {
    heading: 'Les Jokers',
    paragraphs: [
      'Il y a 2 Jokers. Tu peux en poser un comme île de n’importe quel numéro de 1 à 80 qui n’est ni en mer ni détruit, selon toutes les règles de cette île.',
      `Tu peux aussi le jouer comme Départ, comme Arrivée${others.map(other => `, comme ${other}`).join('')}. Et tu peux le défausser comme toute autre carte.`,
      'Notre choix : personne n’est jamais forcé de le jouer comme Départ. Son numéro peut être celui d’une île en main, dans une pioche ou défaussée ; l’île elle-même ne peut alors plus être posée.',
      ...(options.storms
        ? ['Notre choix : dans une rangée qui rapporte une Boussole, il compte pour son numéro.']
        : []),
      ...(options.monsters
        ? ['Notre choix : tu peux le jouer comme Monstre marin, mais il n’en est pas un quand une Arrivée est jouée.']
        : [])
    ]
  }
}

export const line: typeof en.line = 'W41@f2 pose un Joker comme 41.'

export const harbour: typeof en.harbour = {
  settings: {
    wilds: {
      label: 'Jokers',
      values: { false: 'Sans', true: 'Avec' },
      hint: 'Deux cartes qui peuvent être n’importe quelle île, et bien d’autres choses. Avec elles, c’est plus facile.'
    }
  }
}
