import type * as en from './en.ts'

export const turn: typeof en.turn = {
  cards: { W: 'Libre' },
  wilds: { start: 'La carte Libre est jouée comme Départ.' }
}

export const log: typeof en.log = { cards: { W: 'une carte Libre' } }

export const refusals: typeof en.refusals = {
  WILD_AS_UNAVAILABLE: () => 'Cette partie se joue sans cela, même avec une carte Libre.',
  WILD_VALUE_RANGE: ({ value }) => `Il n’y a pas d’île ${value} : elles vont de 1 à 80.`,
  WILD_VALUE_TAKEN: ({ value }) => `L’île ${value} est dans la mer, ou elle a été détruite.`
}

export const refused: typeof en.refused = { W: 'carte Libre' }

export const rules: typeof en.rules = ({ options }) => {
  const others = [
    options.storms ? 'une Boussole, à tout moment' : '',
    options.monsters ? 'un Monstre marin' : ''
  ].filter(other => other !== '')
  return {
    heading: 'Les cartes Libres',
    paragraphs: [
      'Il y a 2 cartes Libres. On peut en poser une comme île de n’importe quel nombre de 1 à 80 qui n’est ni dans la mer ni détruit, selon toutes les règles de cette île.',
      `On peut aussi la jouer comme Départ, comme Arrivée${others.map(other => `, comme ${other}`).join('')}. Et on peut la défausser comme toute carte.`,
      'Notre choix : personne n’est jamais forcé de la jouer comme Départ. Son nombre peut être celui d’une île en main, dans une pioche ou défaussée ; l’île elle-même ne peut alors plus être posée.',
      ...(options.storms
        ? ['Notre choix : dans une rangée qui rapporte une Boussole, elle compte pour son nombre.']
        : []),
      ...(options.monsters
        ? ['Notre choix : on peut la jouer comme Monstre marin, mais elle n’en est pas un quand une Arrivée est jouée.']
        : [])
    ]
  }
}

export const line: typeof en.line = 'W41@f2 pose une carte Libre comme 41.'

export const harbour: typeof en.harbour = {
  settings: {
    wilds: {
      label: 'Cartes Libres',
      values: { false: 'Sans', true: 'Avec' },
      hint: 'Deux cartes qui peuvent être n’importe quelle île, et bien d’autres choses. C’est plus facile.'
    }
  }
}
