import type { HostWords } from '../en/host.ts'

export const words: HostWords = {
  title: game => `Liens pour ${game}`,
  opened: 'Ta partie est ouverte',
  openedText:
    'Envoie à chacun son propre lien. Qui détient un lien détient la place : ne l’envoie donc à personne d’autre.',
  running: 'Ta partie',
  over: 'La partie est finie',
  record: 'Revoir la partie',
  toYourSeat: name => `À ta place, ${name}`,
  seats: 'Les places',
  taken: 'À table',
  free: 'Pas encore là',
  yours: 'Ta propre place',
  unreached: when => `Aucun courriel n’atteint cette place depuis le ${when}`,
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
  watcher: {
    name: 'qui regarde',
    heading: 'Pour regarder',
    text: 'Ce lien montre le plateau et aucune main. Envoie-le à qui aime regarder.'
  },
  host: {
    name: 'toi, l’hôte',
    heading: 'Pour toi seul',
    text: 'Ce lien ramène à cette page, où se trouvent tous les liens. Garde-le, et ne le donne à personne.'
  },
  dialog: {
    heading: name => `Un nouveau lien pour ${name} ?`,
    text: 'L’ancien lien s’arrête aussitôt, sur tous les appareils. Les cartes restent à la place, mais ni son adresse ni une action encore en suspens. Toute la table voit que son lien a été remplacé.',
    yes: 'Remplacer le lien',
    no: 'Le laisser'
  },
  renewed: name => `Voici le nouveau lien pour ${name}. L’ancien n’ouvre plus rien.`,
  failed: 'Cela n’a pas marché. Rien n’a changé : réessaie dans un instant.'
}
