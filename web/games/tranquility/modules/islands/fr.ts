import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { isVariant, rowEnd } from '../../said/options.ts'
import { momentOf } from './index.ts'
import { picture } from './picture.ts'
import { cards, cardsInWords } from '../../words/fr/counted.ts'

export const turn: typeof en.turn = {
  islands: {
    where: card => `Où poser le ${card} ? Un rond est gratuit, les points disent le prix.`,
    due: (card, cell, price, missing) => `${card} en ${cell} coûte ${cards(price)} : encore ${missing} à défausser.`,
    paid: (card, cell, discards) => `${card} en ${cell}, et défausser ${discards}.`,
    free: (card, cell) => `${card} en ${cell}. C’est gratuit.`
  }
}

export const log: typeof en.log = {
  moment: now =>
    momentOf(now, {
      between: 'Chaque case accueille une île : de 1, près du Départ, à 80, près de l’Arrivée.',
      upwards: 'Chaque case accueille une île : de 1, en bas à gauche, à 80, tout en haut.',
      free: 'La première carte est gratuite.',
      begins: who => `${who} commence.`
    }),
  events: {
    placed: ({ seat, card, cell, paid, with: as }, who, named) =>
      `${has(seat, who)} posé ${as ? `${named(as)} comme ${card}` : `le ${card}`} en ${cell}${paid ? ` et payé ${cardsInWords(paid)}` : ''}.`
  }
}

export const refusals: typeof en.refusals = card => ({
  SLOT_OCCUPIED: ({ cell, by }) => `Il y a déjà l’île ${by} en ${cell}.`,
  ORDER: ({ card: one, cell, against, between }) =>
    between
      ? `Il ne reste aucune case pour le ${one} à côté de ${card(between)}.`
      : `Le ${one} ne va pas en ${cell} : avec le ${against}, l’ordre serait rompu.`
})

export const rules: typeof en.rules = ({ options }) => ({
  heading: 'Poser une île',
  paragraphs: [
    'Elle peut aller sur n’importe quelle case libre, près des autres ou loin d’elles, si toutes les îles qui la précèdent ont un numéro plus petit et toutes celles qui la suivent un plus grand. Ni les écarts entre les numéros ni les cases vides ne comptent.',
    `Une case a deux voisines : celle d’avant et celle d’après. Le bout d’une rangée n’y change rien : ${rowEnd(options).join(' et ')} sont voisines. Deux cases l’une au-dessus de l’autre ne le sont pas.`,
    'Si les deux voisines sont vides, c’est gratuit. À côté d’une île, cela coûte autant de cartes que l’écart entre les deux numéros. Entre deux îles, c’est le plus petit écart qui compte, jamais le plus grand.',
    'Tu paies en défaussant des cartes de ta main, à ton choix : exactement le nombre voulu. Si tu n’en as pas assez, l’île ne peut pas aller là.',
    'Par exemple : 20 juste après 18 coûte deux cartes. 34 entre 31 et 35 en coûte une. 50 sans île ni avant ni après ne coûte rien.',
    ...(options.variant === 'competitive'
      ? []
      : [
          'Tu peux aussi poser une île de telle sorte que la mer ne puisse plus jamais être remplie. Rien ne t’en empêche.'
        ])
  ],
  ...(!isVariant(options) && {
    picture: {
      ...picture(),
      says: 'Le 34 peut aller sur toutes les cases éclairées. En a3 il coûte trois cartes : le 31 est son voisin, par-delà le bout de la rangée. Ailleurs il ne coûte rien.'
    }
  })
})
