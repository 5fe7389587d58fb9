import type { RefusalFacts } from '../../../../../engine/ascent/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'
import { cards } from './counted.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    beside: {
      says: 'Avec Lou, tu bâtis une montagne. À côté de sa carte, il faut un autre type ; l’écart est le prix.',
      other: 'Cela peut attendre. Touche une carte d’un autre type que celle de Lou, puis la case d’à côté.',
      near: { bridge: 'Un Pont irait là, mais garde-le pour plus tard. Prends une autre carte.' }
    },
    on: {
      says: 'La nouvelle carte de Lou repose sur deux autres. Les rangées vont vers la droite : continue en bas.',
      other: 'Cela peut attendre. Touche une carte, puis la case à droite.',
      near: { bridge: 'Un Pont irait là, mais garde-le pour plus tard. Prends une autre carte.' }
    },
    up: {
      says: 'Deux cartes portent une case de la deuxième rangée. Continue là-haut, ou en bas : à toi de voir.',
      other: 'Cela peut attendre. Pose encore une carte : touche-la, et vois où elle peut aller.',
      near: { bridge: 'Un Pont irait là, mais garde-le pour plus tard. Prends une autre carte.' }
    },
    discard: {
      says: 'Aucune carte ne va, ou toutes sont trop chères ? Alors défausses-en deux et pioche.',
      other: 'Ce serait possible. Mais essaie une fois : touche « Défausser deux ».',
      near: { summit: 'Il te faudra un Sommet tout à la fin : garde-le et choisis d’autres cartes.' },
      done: 'Lou ne sait jamais ce que tu as en main : la montagne en dit assez. Bien des jours passent…'
    },
    bridge: {
      says: 'Là-haut, presque rien ne va. Un Pont, si : il est gratuit, quoi qu’il y ait à côté. Pose-le.',
      other: 'Ce serait possible. Mais essaie le Pont : touche-le, puis la case éclairée.',
      done: 'Il porte ce qui vient au-dessus. À la fin, une carte devra le couvrir. Quelques jours plus tard…'
    },
    last: {
      says: 'Sous le Sommet, une case est vide. Pose là ton 12 : à côté d’un 11, il coûte une carte.',
      other: 'Ce serait possible. Mais ton 12 convient, et il n’est pas cher : touche-le.',
      near: { summit: 'Garde le Sommet : il va tout en haut. Paie avec l’autre carte.' },
      done: 'Il ne manque que le Sommet !'
    },
    summit: {
      says: 'Toutes les cases sont remplies : pose le Sommet.',
      other: 'Tu as le Sommet : c’est le moment.',
      done: 'Gagné ! Pas un mot, et tout tient debout. Avec qui aimerais-tu grimper ?'
    }
  },
  refused: {
    OCCUPIED: () => 'Il y a déjà une carte là. Choisis une case vide.',
    LEFT: () => 'Les rangées partent de la gauche, sans trou : prends la première case vide d’une rangée.',
    SUPPORT: () => 'Une carte repose sur deux autres, et là, elles manquent encore.',
    SUMMIT_ONLY: () => 'Tout en haut, il n’y a que le Sommet.',
    EDGE: () => 'Un Pont n’est jamais au bout d’une rangée.',
    ROW: ({ row }) => `Dans la rangée ${row}, une carte doit valoir au moins ${row}.`,
    TERRAIN: () => 'Deux cartes du même type ne sont jamais côte à côte. Prends-en une d’un autre type.',
    COST: ({ due, can }) => `Là, l’écart est le prix : ${cards(due)}, et tu pourrais en payer ${can} au plus.`
  }
}
