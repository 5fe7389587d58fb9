import type { RefusalFacts } from '../../../../../engine/pub/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    table: {
      says: 'Ton premier client, l’orque aO1, est à la porte. Touche-le, puis la table 5, avec le dé A.',
      other: 'Pourquoi pas. Mais touche d’abord l’orque aO1, puis la table 5.',
      near: { far: 'La table 6 irait aussi. Mais essaie la table 5, avec le dé A.' },
      done: 'Il a quatre pièces et pas de bière : on ne boit pas seul. La porte est libre, et il reste le dé B.'
    },
    enter: {
      says: 'Fais entrer le suivant : touche « Faire entrer », puis le dé B. Il apporte autant de pièces.',
      other: 'Pourquoi pas. Mais la porte est libre : touche « Faire entrer », puis le dé B.',
      near: { pass: 'Tu peux. Mais plus il y a de clients, plus il y a de bières : fais-en entrer un.' },
      done: 'Un gobelin, avec six pièces. Quelques tours plus tard…'
    },
    round: {
      says: 'Les nains vont dans les deux sens. Envoie le nain aN2 deux pas en arrière, à la table 5.',
      other: 'Pourquoi pas. Mais envoie le nain aN2 rejoindre ton orque à la table 5, avec le dé B.',
      done: 'Ils sont de races différentes : le plus bas paie une bière au plus haut. Plus tard…'
    },
    drink: {
      says: 'À la table 4, il y a un autre nain. Envoies-y le nain aN1 : d’une même race, tous boivent.',
      other: 'Pourquoi pas. Mais envoie le nain aN1 à la table 4, avec le nain de Lou.',
      done: 'Tous deux ont changé une de leurs pièces en bière. Quelques jours plus tard…'
    },
    innkeeper: {
      says: 'Ton orque a besoin de bière. Touche « Aubergiste », puis l’orque aO1, à la table 5.',
      other: 'Pourquoi pas. Mais ton orque a soif : envoie l’aubergiste à la table 5.',
      near: { dwarf: 'Pourquoi pas. Mais un orque peut rentrer de sa table : fais boire l’orque aO1.' },
      done: 'De la table où il se tient, un orque peut rentrer dès qu’il a assez bu. Lou s’en est chargé…'
    },
    home: {
      says: 'Trois pièces, trois bières : cela suffit. Touche l’orque aO1, puis la sortie.',
      other: 'Pourquoi pas. Mais ton orque a autant de bières que de pièces : ramène-le.',
      done: 'Trois bières sont encaissées, et la carte va sous ta pile : elle reviendra. Bien plus tard…'
    },
    last: {
      says: 'Tu as 11 bières, et 15 font gagner. L’orque aO2 en a cinq, et il est avec l’aubergiste.',
      other: 'Pourquoi pas. Mais l’orque aO2 fait gagner : touche-le, puis la sortie.',
      done: 'Gagné, avec 16 bières ! Qui voudrais-tu retrouver à la taverne ?'
    }
  },
  refused: {
    SEAT_REFUSED: ({ table }) =>
      `La table ${table} n’en veut pas : on y est d’une seule race, ou tous de races différentes.`
  }
}
