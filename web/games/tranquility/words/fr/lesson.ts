import type { RefusalFacts } from '../../../../../engine/tranquility/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'
import { cards } from './counted.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    place: {
      says: 'Avec Lou, tu remplis une mer : 1 en bas à gauche, 80 en haut à droite. Où irait bien ton 38 ?',
      other: 'Commence par le 38 : touche-le, puis une case vers le milieu.',
      near: {
        low: 'Si bas, 37 nombres plus petits devraient encore tenir avant lui. Essaie plus haut.',
        high: 'Si haut, 42 nombres plus grands devraient encore tenir après lui. Essaie plus bas.'
      }
    },
    order: {
      says: 'Les nombres montent à droite, puis une rangée plus haut. Pose une autre carte, à l’écart des autres.',
      other: 'Cela peut attendre. Touche une carte, puis une case à l’écart des autres.',
      near: { beside: 'Juste à côté d’une carte, il y a un prix. On y vient : laisse encore une case entre les deux.' }
    },
    price: {
      says: 'Le 40, juste après le 38, coûte la différence : pose-le là et paie avec deux cartes.',
      other: 'D’abord le 40 : touche-le, puis la case juste après le 38.',
      near: { apart: 'Là, c’est gratuit. Mais presque rien ne tient entre les deux : mieux vaut juste après le 38.' }
    },
    discard: {
      says: 'Pas de bonne place pour tes cartes ? Alors défausses-en deux et pioche.',
      other: 'Ce serait possible. Mais essaie une fois : touche « Défausser 2 ».',
      near: { finish: 'Il te faudra une Arrivée tout à la fin : garde-la et choisis d’autres cartes.' },
      done: 'Lou ne sait jamais ce que tu as en main : la mer en dit assez. Quelques jours passent…'
    },
    start: {
      says: 'Aujourd’hui, tu as pioché un Départ. Il passe avant tout : joue-le.',
      other: 'D’abord le Départ.',
      done: 'Le Départ est joué. Il vous coûte huit cartes à vous deux.'
    },
    give: {
      says: 'Le Départ coûte huit cartes. Lou en donne 4 : à toi d’en choisir 4.',
      other: 'Choisis quatre cartes, puis propose-les.',
      near: { few: 'Il en manquerait : Lou en donne 4, à toi d’en donner 4.' },
      done: 'C’est payé ! Jour après jour, carte après carte, la mer se remplit…'
    },
    last: {
      says: 'Une seule case est libre, et tu as ce qu’il lui faut : comble le vide.',
      other: 'Ce serait possible. Mais regarde la case libre : laquelle de tes cartes va entre ses voisines ?',
      near: { finish: 'Ne paie pas avec l’Arrivée : il te la faut dans un instant.' },
      done: 'La mer est pleine !'
    },
    finish: {
      says: 'Le Départ est joué, la mer est pleine : joue l’Arrivée.',
      other: 'Tu as l’Arrivée : c’est le moment.',
      done: 'Gagné ! Pas un mot, et tout est à sa place. Avec qui aimerais-tu naviguer ?'
    }
  },
  refused: {
    ORDER: ({ card, against, between = [] }) =>
      against
        ? `Le ${card} ne peut pas aller là : avec le ${against}, les nombres ne monteraient plus.`
        : `Le ${card} ne va plus nulle part : à côté de ${between.join(' et ')}, il n’y a plus de case libre.`,
    SLOT_OCCUPIED: ({ by }) => `Le ${by} y est déjà. Choisis une case libre.`,
    COST_TOO_HIGH: ({ due, can }) =>
      `Juste à côté d’une carte, tu paies la différence : ${cards(due)}, et tu pourrais en payer ${can} au plus.`
  }
}
