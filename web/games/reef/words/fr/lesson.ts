import type { RefusalFacts } from '../../../../../engine/reef/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    coral: {
      says: 'Lou et toi pêchez dans la même mer. Commence par un corail : touche a1, puis un ver.',
      other: 'Cela peut attendre. Touche d’abord le corail en a1, puis n’importe quel ver.',
      done: 'Il est devant toi, avec de la place pour deux poissons. Le ver retourne à la réserve.'
    },
    boat: {
      says: 'Ton bateau n’ouvre que la colonne a. Touche « Un bateau pour 3 », puis trois vers.',
      other: 'Cela peut attendre. Touche « Un bateau pour 3 », et paie avec trois vers.',
      done: 'La colonne b est à toi aussi : quatre cartes de plus. Quelques tours plus tard…'
    },
    fish: {
      says: 'Un poisson, enfin. Touche le poisson rose en a1, puis ton corail ; seul le rose le paie.',
      other: 'Ce serait permis. Mais essaie la femelle rose en a1 : touche-la, puis un corail.',
      done: 'Elle attend un mâle, aux couleurs d’une carte d’élevage visible. Plus tard…'
    },
    mate: {
      says: 'On demande jaune et rose. Mets le mâle jaune de c1 sur le corail 1, avec la femelle rose.',
      other: 'Ce serait permis. Mais en c1 il y a juste ce qu’il faut à ta femelle rose.',
      near: { alone: 'Sur un corail vide, il attendrait seul. Touche le corail 1, où est la femelle rose.' },
      done: 'Un élevage ! Le premier de cinq, et le corail est fermé. Bien des tours plus tard…'
    },
    end: {
      says: 'Tu as quatre élevages. Rien ne convient pour le cinquième : termine ton tour.',
      other: 'Ce serait permis. Mais rien ici ne te donne un couple : termine ton tour.',
      done: 'Tout a glissé vers la rive, le récif a donné de nouvelles cartes, et Lou a lancé les dés.'
    },
    worm: {
      says: 'Quand Lou lance les dés, tu prends un ver d’une des couleurs. Choisis-en un.',
      other: 'Prends d’abord un des vers éclairés.',
      done: 'Lou reçoit les deux. Quelques jours plus tard…'
    },
    last: {
      says: 'Le bleu attend sur le corail 5, et on demande bleu et rose : achète le mâle rose en e1.',
      other: 'Ce serait permis. Mais le mâle rose en e1 fait gagner : touche-le.',
      done: 'Gagné : cinq élevages ! Avec qui veux-tu faire la course au récif ?'
    }
  },
  refused: {
    BAD_PAYMENT: ({ due }) => `Tu ne peux pas payer cela : il faut ${due}, et pour un poisson des vers de sa couleur.`,
    NO_BOAT: ({ cell }) => `Aucun de tes bateaux n’atteint ${cell} : ils ouvrent les colonnes à partir de la gauche.`,
    NO_CARD: () => 'Il n’y a rien là en ce moment. Choisis une carte éclairée.',
    NO_FREE_CORAL: () => 'Un poisson a besoin d’un corail, et tu n’en as pas encore.',
    PAIR_NOT_WANTED: () => 'Aucune carte d’élevage visible ne demande ces deux couleurs.',
    SAME_SEX: () => 'Ton corail en porte déjà un du même sexe : il faut un mâle et une femelle.',
    FACE_DOWN: () => 'C’est face cachée : personne ne sait ce que c’est. Choisis une carte visible.'
  }
}
