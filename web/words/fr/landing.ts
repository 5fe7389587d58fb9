import type { LandingWords } from '../en/landing.ts'

export const words: LandingWords = {
  harbour: 'Retour au port',
  seat: 'Vers ma place',
  again: 'Réessayer',
  who: (name, when) => `${name}, depuis : ${when}`,
  later: when => `Réessaie ${when}.`,
  stops: {
    pause: {
      text: 'Plus rien sur cette partie, jusqu’à ce que tu le veuilles à nouveau, ici ou sur la page de ta place.',
      act: 'Mettre cette partie en pause',
      done: 'Cette partie est en pause : tu n’en reçois plus rien.',
      undo: 'Me prévenir à nouveau'
    },
    daily: {
      text: 'Un courriel par jour, à six heures du soir, à l’heure de ta place. Une autre heure peut y être choisie.',
      act: 'Une fois par jour',
      done: 'Cette partie t’écrit une fois par jour.',
      undo: 'Me prévenir tout de suite'
    },
    people: {
      text: 'Plus rien sur cette partie ni sur celles qui la suivent, par courriel ou autrement ; et pendant deux ans aucune invitation de ces personnes. Elles n’en sauront rien.',
      act: 'Plus rien de ces personnes',
      done: 'Tu ne reçois plus rien sur cette partie, ni d’invitation de ces personnes.',
      undo: 'Elles peuvent écrire à nouveau'
    }
  },
  pages: {
    'no-such-link': {
      title: 'Ce lien n’ouvre rien',
      text: 'Un caractère s’est peut-être perdu à la copie. Demande qu’on te l’envoie de nouveau.'
    },
    reissued: {
      title: 'Ce lien a été remplacé',
      text: 'Il y en a un nouveau, et celui-ci n’ouvre plus rien. Demande le nouveau à l’hôte.'
    },
    'loan-over': {
      title: 'Merci d’avoir joué',
      text: 'Le temps pour lequel cette place t’était prêtée est écoulé. La personne qui te l’a prêtée rejoue elle-même et peut te donner un nouveau lien.'
    },
    'seat-reissued': {
      title: 'Ce lien a été remplacé',
      text: 'Il y en a un nouveau, et celui-ci n’ouvre plus rien. Demande le nouveau à l’hôte, ou fais-le envoyer à l’adresse confirmée pour la place :',
      act: 'Recevoir mon lien'
    },
    sealed: {
      title: 'Cette place est prise',
      text: 'On y joue avec un lien que personne d’autre n’a : celui-ci était l’invitation et ne montre plus rien. Si c’est toi, ouvre ta place là où tu l’as prise. Sous « Notes, réglages », il y a un code pour ton autre appareil. Ou fais-toi envoyer ton lien :',
      act: 'Recevoir mon lien'
    },
    'host-reissued': {
      title: 'Ce lien d’hôte a été remplacé',
      text: 'Il y en a un plus récent. Si tu as confirmé une adresse comme hôte, ou à ta place, il peut t’être envoyé :',
      act: 'Recevoir mon lien'
    },
    'link-sent': {
      title: 'Consulte tes courriels',
      text: 'Si une adresse a été confirmée pour lui, le lien est en route : une fois par heure au plus, et trois fois par jour.'
    },
    'seat-left': {
      title: 'Tu as quitté cette place',
      text: 'Elle reste telle quelle, et attend quelqu’un d’autre. Tu ne recevras plus de courriel à son sujet. Pour continuer à jouer, demande son nouveau lien à l’hôte.'
    },
    'record-closed': {
      title: 'Ce récit est fermé',
      text: 'Il est réservé à ceux qui ont joué ou regardé : leurs propres liens le montrent toujours.'
    },
    deleting: {
      title: 'Cette partie est en cours de suppression',
      text: 'Son hôte l’a voulu ainsi. Plus rien n’en est montré ; cartes, récit, notes et liens auront disparu pour toujours dès que chaque copie l’aura confirmé. Tu n’as rien à faire.'
    },
    deleted: {
      title: 'Son hôte a supprimé cette partie',
      text: 'Cartes, récit, notes et liens ont disparu pour toujours. Tout le reste commence au port.'
    },
    'deleted-untaken': {
      title: 'Cette partie a été supprimée',
      text: 'Pendant deux mois, personne n’y a pris de place. Pour jouer, ouvres-en une autre : tout commence au port.'
    },
    'stop-forgotten': {
      title: 'Ce lien est trop vieux pour arrêter quoi que ce soit',
      text: 'La partie dont il parlait a été supprimée, et rien n’est parti vers son adresse depuis deux ans : personne ici ne sait plus laquelle c’était. Au bas de chaque courriel de notre part, un lien les arrête tous.'
    },
    'not-found': {
      title: 'Il n’y a rien à cette adresse',
      text: 'Si un ami t’a envoyé ici, redemande-lui le lien. Tout le reste commence au port.'
    },
    'not-over': {
      title: 'Cette partie est encore en cours',
      text: 'Son récit s’ouvrira à la fin, toutes cartes visibles. D’ici là, ton propre lien montre où elle en est.'
    },
    'match-gone': {
      title: 'Cette partie n’existe pas',
      text: 'Son adresse a peut-être été coupée. En ouvrir une autre prend une minute.'
    },
    'too-many': {
      title: 'Un peu plus lentement, s’il te plaît',
      text: 'Trop de demandes sont venues de ta connexion. Rien n’est perdu.'
    },
    'no-more-today': {
      title: 'Assez de nouvelles parties pour aujourd’hui',
      text: 'Tant de parties ont été ouvertes aujourd’hui qu’aucune nouvelle n’est possible avant demain. Celles qui ont commencé continuent comme toujours.'
    },
    broken: {
      title: 'Un problème est survenu de notre côté',
      text: 'Ce que tu avais confirmé n’est pas perdu. Attends un instant, puis réessaie.'
    },
    'boat-replaced': {
      title: 'Ce lien privé a été remplacé',
      text: 'Il y en a un nouveau à sa place, sur l’appareil où tu l’as remplacé. Les parties que cet appareil connaît sont toujours au port.'
    },
    'boat-gone': {
      title: 'Ce lien privé ne porte plus rien',
      text: 'Il a été supprimé sur l’un de tes appareils. Les parties que cet appareil connaît sont toujours au port.'
    },
    'boat-unreachable': {
      title: 'Injoignable pour l’instant',
      text: 'Rien n’est perdu : tes parties sont toujours sur tes appareils, et ce lien privé se rouvrira.'
    },
    unsubscribe: {
      title: 'Ne plus recevoir de courriels ?',
      text: 'Slow Boat n’écrira alors plus jamais à cette adresse. Les places restent ce qu’elles sont, et leurs liens les ouvrent toujours.',
      act: 'Arrêter tout courriel à cette adresse'
    },
    unsubscribed: {
      title: 'Plus aucun courriel',
      text: 'Slow Boat n’écrit plus à cette adresse. Les places restent ce qu’elles sont, et leurs liens les ouvrent toujours. Si tu changes d’avis, le lien au bas de chacun de nos courriels ramène ici.',
      act: 'Recevoir à nouveau des courriels'
    },
    resubscribed: {
      title: 'Tu reçois de nouveau des courriels',
      text: 'Slow Boat peut de nouveau écrire à cette adresse : pour chaque place où tu as dit oui, un courriel te dira quand c’est à toi.'
    },
    'address-left': {
      title: 'Rien à confirmer ici',
      text: 'Personne n’utilise plus cette adresse dans cette partie. Si c’est la tienne, saisis-la de nouveau dans les réglages de ta place, ou sur la page de l’hôte.'
    },
    'confirm-address': {
      title: 'Confirmer ton adresse',
      text: 'Veux-tu un courriel à cette adresse quand c’est à toi de jouer ? Rien n’y est envoyé sans ton accord.',
      act: 'Oui, je veux ces courriels'
    },
    confirmed: {
      title: 'Nous t’écrirons',
      text: 'Désormais, un courriel te dira quand c’est à toi. Chacun indique comment les arrêter.',
      offer: 'Si tu n’as pas ta place sous la main, son lien peut t’être envoyé à cette adresse :',
      act: 'Recevoir mon lien'
    },
    'confirm-host': {
      title: 'Garder cette adresse pour le lien de l’hôte ?',
      text: 'Si tu perds le lien de la page d’une partie que tu as ouverte, il peut venir à cette adresse. Rien n’y est envoyé sans ton accord.',
      act: 'Oui, garder cette adresse'
    },
    'host-confirmed': {
      title: 'Cette adresse est gardée',
      text: 'Si le lien de la page de l’hôte se perd, il vient ici : demande-le là où mène un ancien lien, ou là où l’on regarde la partie. Rien d’autre ne t’est envoyé pour cela.',
      offer: 'Il peut aussi venir tout de suite :',
      act: 'Recevoir mon lien'
    }
  },
  cover: {
    free: game => `Une place t’attend : ${game}`,
    title: game => `Une place dans une partie de ${game}`,
    text: 'Cette place est gardée pour la personne qui a ce lien. Ce qu’on y voit n’est montré qu’à des humains.',
    show: 'Montrer ma place'
  }
}
