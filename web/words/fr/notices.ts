import type { NoticeWords } from '../en/notices.ts'

export const words: NoticeWords = {
  harbour: 'Retour au port',
  again: 'Réessayer',
  notices: {
    'no-such-link': {
      title: 'Ce lien n’ouvre rien',
      text: 'Un caractère s’est peut-être perdu à la copie. Demande à la personne qui te l’a envoyé de le renvoyer.'
    },
    reissued: {
      title: 'Ce lien a été remplacé',
      text: 'L’hôte a donné un nouveau lien à cette place, et l’ancien ne l’ouvre plus. Demande-lui le nouveau.'
    },
    'not-found': {
      title: 'Il n’y a rien à cette adresse',
      text: 'Si un ami t’a envoyé ici, redemande-lui le lien. Tout le reste commence au port.'
    },
    'not-over': {
      title: 'Cette partie se joue encore',
      text: 'Son récit s’ouvrira à la fin, toutes cartes visibles. D’ici là, ton propre lien montre où elle en est.'
    },
    'match-gone': {
      title: 'Cette partie n’existe pas',
      text: 'Son adresse a peut-être été coupée, ou son hôte l’a supprimée. En ouvrir une autre prend une minute.'
    },
    'too-many': {
      title: 'Un peu plus lentement',
      text: 'Trop de demandes sont venues de chez toi. Attends une minute, puis réessaie : rien n’est perdu.'
    },
    broken: {
      title: 'Quelque chose s’est cassé de notre côté',
      text: 'Ce que tu avais confirmé est gardé. Attends un instant, puis réessaie.'
    },
    unsubscribe: {
      title: 'Plus de courriel ?',
      text: 'Slow Boat n’écrira alors plus jamais à cette adresse. Les places ne changent pas, leurs liens les ouvrent toujours.',
      act: 'Arrêter tout courriel à cette adresse'
    },
    unsubscribed: {
      title: 'Plus de courriel',
      text: 'Slow Boat n’écrira plus à cette adresse. Ta place est toujours à toi : garde son lien.'
    },
    'confirm-address': {
      title: 'Un courriel quand c’est à toi ?',
      text: 'Quelqu’un à une place, toi nous l’espérons, veut être prévenu ici. Rien n’est envoyé à cette adresse avant ton oui.',
      act: 'Oui, écrivez-moi ici'
    },
    confirmed: {
      title: 'Nous t’écrirons',
      text: 'Désormais un courriel te dira quand c’est à toi. Chacun dit comment les arrêter.'
    }
  },
  cover: {
    title: game => `Une place dans une partie de ${game}`,
    text: 'Cette place est gardée pour qui détient ce lien. Sa main n’est montrée qu’à des personnes.',
    show: 'Montrer ma place'
  }
}
