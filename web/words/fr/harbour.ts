import type { HarbourWords } from '../en/harbour.ts'
import { DAY, number } from '../figures.ts'

export const words: HarbourWords = {
  title: 'Slow Boat : jouer par lien, avec ceux qui sont loin',
  heading: 'Jouer par lien, avec ceux qui sont loin',
  about: [
    'Slow Boat permet de jouer avec ceux qui sont loin : un coup aujourd’hui, un coup demain, quand cela te convient.',
    'Ouvre une partie et envoie un lien à chacun. Pas de compte, rien à installer, rien ne presse.'
  ],
  games: 'Jeux',
  seats: {
    heading: 'Tes places',
    kept: 'Gardées sur cet appareil seulement.',
    at: (name, game) => `${name} dans ${game}`,
    hosted: (names, game) => `${game} avec ${names}`,
    host: 'Ouverte par toi : ses liens',
    asking: 'On regarde…',
    yours: 'À toi de jouer',
    waiting: names => `On attend ${names}`,
    free: 'Pas encore prise',
    over: 'La partie est finie',
    sealed: 'Prise avec ce lien, peut-être sur un autre de tes appareils.',
    reissued: 'Ce lien a été remplacé. Demande le nouveau à ton hôte.',
    gone: 'Ce lien n’ouvre plus rien.',
    unreachable: 'Impossible de le savoir pour l’instant.',
    forget: 'Oublier',
    forgetNamed: what => `Oublier ${what} sur cet appareil`
  },
  form: {
    heading: 'Ouvrir une partie',
    players: 'Combien de joueurs ?',
    mine: 'Je joue aussi',
    mineHint: 'La première place est la tienne.',
    yourName: 'Ton nom',
    friendName: 'Le nom d’un ami',
    nameOf: seat => `Nom pour la place ${seat}`,
    more: 'Courriel, langue, fuseau horaire',
    moreOf: name => `pour ${name}`,
    address: 'Adresse électronique',
    addressHint: 'Si tu veux. Elle reçoit une invitation puis, quand on y a dit oui, un mot à chaque tour.',
    language: 'Langue',
    zone: 'Fuseau horaire',
    pace: 'Rythme',
    paces: {
      none: 'Aucun rythme',
      hours: 'Quelques coups par jour',
      day: 'À peu près un coup par jour',
      days: 'Un coup tous les quelques jours',
      week: 'À peu près un coup par semaine'
    },
    paceHint: 'Chacun sait ainsi à quoi s’attendre. Personne ne perd parce qu’il est lent.',
    links: {
      legend: 'Qui peut voir une main ?',
      open: {
        label: 'Qui a le lien de la place.',
        hint: 'Toi aussi : tous les liens restent sur ta page. Chacun ouvre sa place sur tous les appareils.'
      },
      sealed: {
        label: 'Seulement qui y est assis.',
        hint: 'Pas toi non plus : tes liens invitent, et qui prend une place reçoit un lien que personne d’autre n’a.'
      },
      usual: 'Sans choix de ta part : seulement qui y est assis, si vous jouez l’un contre l’autre.'
    },
    preset: 'Genre de partie',
    own: 'Un mélange à toi',
    settings: 'Réglages du jeu',
    submit: 'Ouvrir la partie',
    sending: 'Ouverture…',
    clear: 'Vider le formulaire'
  },
  odds: {
    heading: 'Est-ce difficile ?',
    grades: { easy: 'Facile.', fair: 'Moyen.', hard: 'Difficile.', fierce: 'Redoutable.' },
    usual: 'Le jeu habituel',
    won: share =>
      share
        ? `Les automates gagnent ${share} ${share === 1 ? 'partie' : 'parties'} de ce genre sur 100.`
        : 'Les automates ne gagnent presque jamais une telle partie.',
    against: (first, drawn) =>
      `Entre automates, qui commence gagne ${first} parties sur 100 ; ${drawn ? `${drawn} à égalité` : 'presque jamais d’égalité'}.`,
    asSet: (label, value) => `${label} : ${value}`,
    parts: 'Personne n’a mesuré ce mélange. Avec moins que cela, les automates en gagnent, sur 100 parties :',
    measured: (date, matches, margin) =>
      `Le ${new Intl.DateTimeFormat('fr', DAY).format(date)}, des automates ont joué chacun de ces jeux ${number('fr', matches)} fois, à chaque nombre de joueurs. ` +
      `Dans 19 cas sur 20, le hasard déplace une part de ${number('fr', margin)} au plus. Les gens jouent autrement : ce ne sont les chances de personne.`,
    caption: 'Gagnées par des automates, sur 100 parties',
    setup: 'Jeu',
    players: count => (count === 1 ? 'seul' : `${count}`),
    first: 'gagnées par qui commence'
  },
  wrong: {
    marked: 'Regarde encore les champs marqués, s’il te plaît.',
    NAME_MISSING: 'Qui s’assied ici ? Il faut un nom.',
    NAME_LONG: '24 caractères au plus, s’il te plaît.',
    NAME_SIGNS: 'Un nom s’écrit sans / @ : ni caractères invisibles.',
    ADDRESS: 'Ce n’est pas une adresse : elle ressemble à anna@example.org.',
    ZONE: 'Ce fuseau n’existe pas : il ressemble à Europe/Paris.',
    unreachable: 'Slow Boat est injoignable. Rien n’est perdu : réessaie dans un instant.'
  }
}
