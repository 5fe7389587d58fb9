import type { AboardWords } from '../en/aboard.ts'
import { de } from './elision.ts'

export const words: AboardWords = {
  page: {
    title: 'Amener mes parties ici',
    text: 'Ceci est un lien privé : il porte les parties de quelqu’un d’un appareil à l’autre. Il n’y a pas de compte, et rien d’autre n’est connu de toi.',
    carries: count =>
      count === 0
        ? 'Il ne porte encore aucune partie.'
        : count === 1
          ? 'Il porte une partie.'
          : `Il porte ${count} parties.`,
    own: 'Ne continue que si c’est le tien. Quiconque l’a peut jouer tout ce qu’il porte, donc aussi les parties que tu ouvriras désormais sur cet appareil.',
    take: count =>
      count === 1 ? 'Emporter aussi la partie de cet appareil' : `Emporter aussi les ${count} parties de cet appareil`,
    go: 'Amener mes parties ici',
    there: 'Cet appareil l’a déjà.',
    harbour: 'Vers le port',
    unkept:
      'Ce navigateur ne garde rien, comme dans une fenêtre privée : rien ne peut être amené ici. De cette liste, chaque partie s’ouvre quand même :',
    unscripted: 'Pour les amener ici, il faut un script. Sans scripts, elles s’ouvrent d’une liste :',
    list: 'Montrer la liste',
    listed: 'Ce qu’il porte',
    seat: (game, name) => `${game}, place ${de(name)}`,
    host: (game, names) => `${game} avec ${names} : les liens`
  },
  panel: {
    what: 'Un lien privé porte tes parties sur ton téléphone, ta tablette, ton ordinateur : celles d’aujourd’hui et celles à venir. Il n’y a pas de compte, et rien d’autre n’est connu de toi.',
    already: 'Si tu en as déjà un, ouvre-le sur cet appareil.',
    make: 'Créer mon lien privé',
    link: 'Ton lien privé',
    secret: 'Ouvre-le sur ton autre appareil. Quiconque l’a peut jouer à toutes tes places : ne le montre à personne.',
    unused: 'Si aucun appareil ne l’ouvre pendant deux ans, il est supprimé. Tes parties restent où elles sont.',
    copy: 'Copier',
    copied: 'Copié',
    code: 'Code QR',
    codeOf: 'Code QR de ton lien privé',
    send: address => `L’envoyer à ${address}`,
    sent: address => `Il est en route vers ${address}.`,
    busy: 'L’envoi n’a pas été possible pour l’instant. Réessaie un peu plus tard.',
    refused: 'L’envoi à cette adresse n’a pas été possible.',
    renew: 'Nouveau lien…',
    renewing:
      'Si un appareil est perdu ou si quelqu’un d’autre a vu le lien : l’ancien n’ouvre alors plus rien, et il faut le nouveau à tes autres appareils.',
    yes: 'Le remplacer',
    no: 'Le laisser',
    renewed: 'Remplacé. Ouvre le nouveau lien sur tes autres appareils.',
    leave: 'Arrêter ici',
    left: 'Cet appareil garde ses parties et n’emporte plus rien.',
    end: 'Le supprimer partout',
    ended: 'Supprimé. Chaque appareil garde les parties qu’il a.',
    failed: 'Pas de connexion pour l’instant.'
  },
  file: {
    heading: 'Dans un fichier',
    what: 'Sans courriel ni lien privé : enregistre tes parties dans un fichier et lis-le sur l’autre appareil. Quiconque a le fichier peut jouer à toutes tes places.',
    save: 'Enregistrer mes parties',
    read: 'Lire un fichier',
    came: count =>
      count === 0
        ? 'Cet appareil connaissait déjà tout.'
        : count === 1
          ? 'Une partie est arrivée.'
          : `${count} parties sont arrivées.`,
    wrong: {
      size: 'Ce fichier est trop gros pour être l’un des nôtres.',
      json: 'Ce n’est pas un fichier de Slow Boat : il est illisible.',
      kind: 'Ce n’est pas un fichier de Slow Boat.',
      version: 'Ce fichier vient d’un Slow Boat plus récent.',
      origin: origin => `Les parties de ce fichier sont sur ${origin}, pas ici.`,
      match: at => `La partie numéro ${at} de ce fichier n’est pas comme il faut : rien n’en a été repris.`
    }
  }
}
