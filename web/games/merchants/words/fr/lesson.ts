import type { RefusalFacts } from '../../../../../engine/merchants/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    lay: {
      says: 'Trace ton chemin : touche une carte village, puis g8, juste sous l’entrepôt.',
      other: 'Cela peut attendre. Touche une carte V, puis g8.',
      near: { kind: 'Tout paysage convient. Mais tu as quatre villages, pour un long chemin : touche V.' }
    },
    road: {
      says: 'Deux villages se suivent. Allonge le chemin d’un troisième : V en g6.',
      other: 'Cela peut attendre. Touche une carte V, puis g6.',
      near: { early: 'Pas encore : plus le chemin est long, plus une carte te mène loin. D’abord V en g6.' }
    },
    travel: {
      says: 'Maintenant, voyage : une carte village te fait passer les trois. Touche-la, puis g6.',
      other: 'Cela peut attendre. Touche ta carte village, puis g6, le bout du chemin.',
      near: { short: 'Pour la même carte, tu peux aller plus loin : jusqu’en g6.' },
      done: 'Trois cases pour une carte. Les autres peuvent aussi emprunter ton chemin.'
    },
    end: {
      says: 'Assez pour aujourd’hui : finis ton tour. Tu as joué quatre cartes, tu en pioches trois.',
      other: 'Garde-les pour demain : touche « Finir ».',
      done: 'Ta main se remplit. Un tour plus tard…'
    },
    castle: {
      says: 'Tu es à côté du château des étoffes (Ét). Touche une carte, n’importe laquelle, puis le château.',
      other: 'D’abord le château : touche une carte, puis Ét.',
      near: { end: 'On vend dans le château, pas devant : entre d’abord.' },
      done: 'Tu y finis ton tour, et tu pioches…'
    },
    sell: {
      says: 'Le château veut tes étoffes. Sa plus haute pièce vaut 4 : vends contre de l’or.',
      other: 'Vends contre de l’or : c’est ce qui fait gagner.',
      near: {
        cards: 'Des cartes t’aideraient aussi. Mais 4 écus, c’est la meilleure pièce ici : prends-la.',
        keep: 'Tu peux les garder. Mais tu es là pour ça : vends.'
      },
      done: 'Avec la vente vient un lancer de dé gratuit…'
    },
    die: {
      says: '… qui donne une forêt. Pose-la sur une case vide, par exemple sur ton chemin.',
      other: 'Essaie de la poser : touche une case vide.',
      near: { skip: 'Tu peux passer. Mais une tuile gratuite, ça se prend : pose-la.' },
      done: 'Elle est là pour tout le monde. À ton tour suivant…'
    },
    rock: {
      says: 'Avant ta première carte, tu peux gêner quelqu’un : touche « Rocher », puis une case.',
      other: 'Essaie d’abord un rocher : touche « Rocher », puis une case.',
      done: 'Personne ne s’y arrête ni n’y passe, tant qu’un six ne l’enlève pas. Bien des tours plus tard…'
    },
    last: {
      says: 'Tu as 15 écus et tu es au château des gemmes. Vends pour sa pièce !',
      other: 'Vends contre de l’or, et c’est gagné.',
      near: {
        cards: 'Des cartes, maintenant ? Vends contre de l’or, et c’est gagné.',
        keep: 'Garder, maintenant ? Vends contre de l’or, et c’est gagné.'
      },
      done: 'Gagné ! Avec qui aimerais-tu voyager ?'
    }
  },
  refused: {
    ALREADY_THERE: () => 'Ton marchand y est déjà.',
    NOT_ADJACENT: () => 'On n’entre dans un château que d’à côté.',
    UNREACHABLE: () => 'Aucune suite de tuiles de ce paysage n’y mène depuis toi.',
    WRONG_TERRAIN: () => 'Il y a un autre paysage : il faut sa carte.'
  }
}
