import type { RefusalFacts } from '../../../../../engine/cloud9/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    stay: {
      says: 'Nuage 2, 2 points. Le pilote a 6 cartes et doit montrer un rouge : il l’a sans doute. Reste !',
      done: 'Il l’avait, et vous montez. Un peu plus tard…',
      other: 'Touche « Rester », puis confirme.',
      near: { jump: '2 points sûrs, pourquoi pas. Mais regarde ces 6 cartes : reste, pour essayer.' }
    },
    colours: {
      says: 'Tu es pilote, en solo là-haut, et les dés demandent du violet. Tu l’as : montre-le.',
      done: 'La carte est partie, et tu montes. Au voyage suivant…',
      other: 'Touche « Les couleurs », puis confirme.',
      near: { wild: 'Un joker suffirait. Garde-le pour un lancer que tu ne peux pas payer.' }
    },
    jump: {
      says: 'Violet et jaune : le pilote a-t-il les deux parmi 7 cartes ? Prends tes 4 points à temps : saute.',
      done: 'Ces points sont à toi, quoi que devienne le ballon. Plus tard…',
      other: 'Touche « Sauter », puis confirme.',
      near: { stay: 'On peut espérer, bien sûr. Mais saute une fois : touche « Sauter ».' }
    },
    sealed: {
      says: 'Kim choisit avant toi, mais réponds déjà : « Suivre », pour ne sauter que si Kim saute.',
      done: 'C’est scellé jusqu’à ton tour. Quelques voyages plus tard…',
      other: 'Ce serait possible. Essaie « Suivre » : selon ce que fait Kim.',
      near: { wait: 'Tu pourrais attendre. Mais ainsi personne n’a besoin de t’attendre : essaie.' }
    },
    wild: {
      says: 'Deux violets, et tu n’en as qu’un. Un joker paie le tout : montre-le.',
      done: 'Il n’y en a que quatre. Et on continue…',
      other: 'Touche « Un joker », puis confirme.',
      near: { fall: 'Tout serait perdu. Tu as un joker : montre-le.' }
    },
    last: {
      says: 'En solo au nuage 6 : 12 points, et tu en as 44. Relancer, ou sauter ?',
      done: '56 points : gagné ! Avec qui aimerais-tu voler ?',
      other: 'Touche « Sauter », puis confirme.',
      near: { on: 'C’est tentant. Mais avec 12 de plus tu dépasses 50, et tu gagnes : saute.' }
    }
  },
  refused: {}
}
