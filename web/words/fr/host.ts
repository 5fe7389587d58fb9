import type { HostWords } from '../en/host.ts'
import { paces } from './paces.ts'

export const words: HostWords = {
  title: game => `Liens pour ${game}`,
  opened: 'Ta partie est ouverte',
  openedText: 'Envoie à chacun son propre lien. Quiconque a un lien a la place : ne l’envoie donc à personne d’autre.',
  sealedText: 'Envoie à chacun son propre lien. C’est une invitation : le premier qui le suit peut prendre la place.',
  seen: {
    open: 'Quiconque a le lien d’une place en voit les cartes, dès que quelqu’un l’occupe : toi aussi, puisque tous les liens sont ici.',
    sealed:
      'La personne qui prend une place reçoit un lien que nul autre n’a : ses cartes ne sont montrées à personne d’autre, pas même à toi.'
  },
  running: 'Ta partie',
  over: 'La partie est finie',
  record: 'Revoir la partie',
  toYourSeat: name => `À ta place, ${name}`,
  paces,
  seats: 'Les places',
  taken: 'À table',
  takenSince: day => `À table depuis le ${day}`,
  free: 'Pas encore là',
  yours: 'Ta propre place',
  unreached: when => `Le dernier courriel pour cette place n’a pas été remis (${when}).`,
  sealedLink: name => `Personne d’autre que ${name} n’a le lien de cette place.`,
  invited: {
    waiting: 'Une invitation va partir à l’adresse de cette place.',
    sent: day => `Une invitation a été envoyée à son adresse le ${day} ; personne n’y a encore répondu.`,
    outdated: 'L’invitation est partie avec l’ancien lien. Transmets celui-ci toi-même.',
    shared: (seat, name) =>
      `L’adresse est la même que celle de la place ${seat} (${name}) et ne reçoit qu’une invitation. Transmets ce lien toi-même.`,
    stopped:
      'Cette adresse ne veut plus de nos courriels et ne reçoit donc pas d’invitation. Transmets ce lien toi-même.',
    refused:
      'Cette adresse a reçu autant de courriels qu’il est permis et ne reçoit donc pas d’invitation pour l’instant. Transmets ce lien toi-même.',
    failed: 'Aucune invitation n’est arrivée à cette adresse. Transmets ce lien toi-même.'
  },
  pilot: {
    cat: 'Ici joue le chat du bord : un pilote automatique qui sait ce que cette place peut savoir, et rien d’autre.',
    plays: 'Ici joue un pilote automatique, jusqu’à ce que quelqu’un reprenne la barre.',
    on: 'Laisser jouer un pilote automatique',
    off: 'Plus de pilote automatique',
    isOn: name =>
      `Un pilote automatique joue maintenant pour ${name}, qui peut reprendre la barre à tout moment avec son lien.`,
    isOff: name => `Plus personne ne joue pour ${name}.`
  },
  inviteAgain: 'Inviter de nouveau',
  invitedAgain: 'Une autre invitation est en route.',
  linkOf: name => `Lien pour ${name}`,
  open: 'Ouvrir',
  copy: 'Copier',
  copied: 'Copié',
  share: 'Partager',
  code: 'Code QR',
  codeOf: name => `Code QR du lien pour ${name}`,
  invitation: name => `${name}, voici ta place. Joue quand cela te convient :`,
  renew: 'Nouveau lien…',
  renewOf: name => `Nouveau lien pour ${name}…`,
  handover: {
    asked: name => `La question est posée à ${name}, à sa place et, s’il y a une adresse, par courriel.`,
    waiting: (name, day) =>
      `On a demandé cette place à ${name}. Sans réponse ni visite, elle pourra avoir un nouveau lien à partir du ${day}.`,
    agreed: name => `${name} est d’accord : cette place peut avoir un nouveau lien.`,
    refused: name => `${name} préfère garder cette place.`
  },
  watcher: {
    name: 'quiconque regarde',
    heading: 'Pour regarder',
    text: 'Ce lien montre le plateau, mais les cartes de personne. Envoie-le à tous ceux qui aiment regarder.'
  },
  host: {
    name: 'toi, l’hôte',
    heading: 'Pour toi seul',
    text: 'Ce lien ramène à cette page, où se trouvent tous les liens. Garde-le, et ne le donne à personne d’autre.'
  },
  dialog: {
    heading: name => `Un nouveau lien pour ${name} ?`,
    text: 'L’ancien lien s’arrête aussitôt, sur tous les appareils. Les cartes restent à la place, mais pas son adresse ni une action encore en suspens. Toute la table voit que son lien a été remplacé.',
    invitation:
      'L’ancienne invitation s’arrête aussitôt, sur tous les appareils. Toute la table voit qu’elle a été remplacée.',
    asks: 'Cette place est prise, et personne d’autre n’a son lien : on demande donc d’abord à la personne qui l’occupe. Le lien peut être remplacé avec son accord, ou après sept jours sans visite.',
    vacates:
      'L’ancien lien s’arrête aussitôt, sur tous les appareils. Le nouveau invite quelqu’un d’autre : les cartes restent à la place, mais pas les notes personnelles, ni l’adresse, ni une action encore en suspens. Toute la table voit que son lien a été remplacé.',
    cat: 'Le chat du bord quitte cette place. Le nouveau lien invite quelqu’un d’autre, qui reçoit ses cartes.',
    watcher:
      'L’ancien lien s’arrête aussitôt, pour tous ceux qui regardent. Le nouveau est montré à toutes les places.',
    host: 'L’ancien lien s’arrête aussitôt, sur tous les appareils. Cette page change d’adresse : garde la nouvelle, personne ne peut te la redonner.',
    ask: 'Demander la place',
    yes: 'Remplacer le lien',
    no: 'Le laisser'
  },
  renewed: name => `Voici le nouveau lien pour ${name}. L’ancien n’ouvre plus rien.`,
  failed: 'Cela n’a pas marché. Rien n’a changé : réessaie dans un instant.'
}
