import { paying as paid } from '../../board/pictures.ts'
import { cards, cardsInWords, paying, youNamed } from '../../words/fr/counted.ts'
import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { momentOf } from './index.ts'

export const turn: typeof en.turn = {
  offers: { discard: 'Défausser deux' },
  mountains: {
    discard: missing => `Choisis ${cards(missing)} à défausser.`,
    discarded: cards => `défausser ${cards}.`
  }
}

export const log: typeof en.log = {
  moment: now =>
    momentOf(now, {
      grows: 'On monte du bas, chaque rangée depuis la gauche. Le Sommet vient en dernier.',
      free: 'La première carte est gratuite.',
      begins: who => `${who} commence.`
    }),
  events: {
    placed: ({ seat, card: one, slot, paid }, who, named) =>
      `${has(seat, who)} posé un ${named(one)} en ${slot}${paying(paid)}.`,
    discarded: ({ seat, count }, who) => `${has(seat, who)} défaussé ${cardsInWords(count)}.`
  }
}

export const refusals: typeof en.refusals = () => ({
  DISCARD: ({ named }) => `On défausse exactement deux cartes ; ${youNamed(named)}.`
})

export const rules: typeof en.rules = {
  placing: () => ({
    heading: 'Poser un Versant',
    paragraphs: [
      'Les rangées partent de la gauche : la première carte d’une rangée va sur sa case la plus à gauche, et chaque suivante à droite de la dernière. Une case est portée par les deux d’en dessous, et il faut une carte sur chacune, quelle qu’elle soit. La rangée 1 repose sur les dix Panoramas. Une rangée peut commencer avant que celle d’en dessous soit complète.',
      'Une case porte le nom de sa place depuis la gauche et de sa rangée : b3 est la deuxième de la rangée 3.',
      'Une carte ne peut pas être plus petite que le numéro de sa rangée : la rangée 4 prend un 4 et tout ce qui est plus grand.',
      'Côte à côte dans une rangée, deux cartes n’ont jamais le même type. Ce qui est au-dessus et en dessous ne compte pas.'
    ]
  }),
  paying: () => ({
    heading: 'Ce que cela coûte',
    paragraphs: [
      'Poser une carte coûte autant de cartes que l’écart entre sa valeur et celle de la carte voisine. La première d’une rangée n’a pas de voisine, et ne coûte rien. Avec une valeur de chaque côté, comme sur un Pont, c’est le plus grand écart qui compte.',
      'Tu paies en défaussant des cartes de ta main, à ton choix : exactement le nombre voulu. La carte posée ne peut pas servir à se payer elle-même. Si tu n’en as pas assez, elle ne peut pas aller là.',
      'Par exemple : 5 à droite de 3 coûte deux cartes. 3 à droite d’un autre 3 ne coûte rien.'
    ],
    picture: {
      ...paid(),
      says: 'Un 6 enneigé peut aller en d1 pour une carte, à côté du 7, ou en b2 pour deux, à côté du 4.'
    }
  }),
  discarding: ({ seats }) => ({
    heading: 'Défausser deux cartes',
    paragraphs: [
      'C’est possible à chaque tour, même si tu peux faire autre chose. N’importe quelles cartes de ta main conviennent.',
      `Ce qui est défaussé reste face cachée et quitte la partie. ${seats > 1 ? 'Plus personne ne le regarde, pas même toi.' : 'Tu ne le regardes plus.'}`,
      'Notre choix : quand la partie est finie, tout est retourné face visible.'
    ]
  })
}

export const acts: typeof en.acts = {
  placing: 'poser un Versant',
  discarding: 'défausser deux cartes'
}

export const lines: typeof en.lines = {
  placing:
    'G7@b2 pose un 7 herbeux sur la case b2. G7@b2 -S3 -BR le fait et paie avec un 3 enneigé et un Pont. Dans les lignes, G vaut herbeux (en anglais, grassy), S enneigé (snowy) et R rocheux (rocky) ; une carte à bouquetin a une étoile : G3*.',
  discarding: '-G7 -S3 défausse les deux.'
}
