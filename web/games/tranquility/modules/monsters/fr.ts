import type * as en from './en.ts'
import { has } from '../../../../words/fr/has.ts'
import { momentOf, pictures } from './moment.ts'

export const turn: typeof en.turn = {
  cards: { M: 'Monstre' },
  monsters: {
    which: 'Quelle île prend-il ?',
    takes: cell => `Le Monstre marin prend ce qui est en ${cell}. Les deux quittent le jeu.`,
    to: cell => `Le Monstre marin prend ${cell}`,
    left: count => `Monstres en jeu : ${count}`,
    holds: who => `Avec un Monstre marin en main : ${who}`
  }
}

export const log: typeof en.log = {
  cards: { M: 'un Monstre marin' },
  pictures,
  moment: now =>
    momentOf(now, {
      failed: 'L’Arrivée a échoué : tu as un Monstre marin.',
      send: 'Envoie-le sur une île. Alors seulement une Arrivée gagne.',
      full: 'La mer est pleine, le voyage peut finir.',
      unless: 'Joue l’Arrivée : elle gagne si personne n’a de Monstre marin.'
    }),
  follows: { FINISH_MONSTER_HELD: 'Elle gagne dès que plus personne n’en a.' },
  events: {
    destroyed: ({ seat, card, cell, with: as }, who, named) =>
      `${has(seat, who)} envoyé ${as ? `${named(as)} comme Monstre marin` : 'un Monstre marin'} : l’île ${card} en ${cell} a disparu.`,
    FINISH_MONSTER_HELD: ({ seats }, who) =>
      `L’Arrivée échoue, à cause d’un Monstre marin en main chez ${new Intl.ListFormat('fr').format(seats.map(seat => who(seat) ?? 'toi'))}.`
  }
}

export const refusals: typeof en.refusals = {
  MONSTER_NO_TARGET: ({ cell }) => `En ${cell}, il n’y a rien qu’un Monstre marin puisse prendre.`,
  MONSTER_UNDISCARDABLE: () => 'Un Monstre marin ne se défausse jamais.',
  FINISH_MONSTER_HELD: () => 'L’Arrivée doit attendre : quelqu’un a un Monstre marin en main.'
}

export const refused: typeof en.refused = { M: 'un Monstre marin' }

export const rules: typeof en.rules = ({ options, seats }) => ({
  heading: 'Les Monstres marins',
  paragraphs: [
    `Il y a ${options.monsters} Monstres marins parmi les cartes. En main, ils prennent de la place, et on ne peut ni les défausser ni payer avec eux.`,
    'En jouer un est ton action : il prend une île de la mer, et les deux quittent le jeu. Cela ne coûte rien. Il ne peut pas entrer dans une rangée fermée, ni toucher le Départ.',
    'L’Arrivée échoue tant que quelqu’un a un Monstre marin en main. Ceux qui sont encore dans les pioches ne comptent pas.',
    'Notre choix : une Arrivée qui échoue ne coûte pas le tour, mais montre à tous qui a un Monstre marin, jusqu’à ce qu’ils soient joués. Si tu ne peux jouer qu’une Arrivée et que quelqu’un a un Monstre marin, la partie est perdue.',
    ...(seats === 1
      ? ['Notre choix : les Monstres marins ne comptent pas quand tu pioches jusqu’à dix cartes pour le Départ.']
      : [])
  ]
})

export const line: typeof en.line = 'M@e4 envoie un Monstre marin en e4.'

export const harbour: typeof en.harbour = {
  presets: { haunted: 'Eaux profondes : trois Monstres marins' },
  settings: {
    monsters: {
      label: 'Monstres marins',
      values: { 0: 'Aucun', 3: 'Trois', 4: 'Quatre', 5: 'Cinq' },
      hint: 'On ne peut pas les défausser, chacun emporte une île, et personne ne doit en avoir à la fin.'
    }
  }
}
