import type { ShelfWords } from '../en/shelf.ts'
import { since } from './date.ts'
import { de } from './elision.ts'

export const words: ShelfWords = {
  title: 'Slow Boat : jouer par lien, avec ceux qui sont loin',
  heading: 'Jouer par lien, avec ceux qui sont loin',
  about: [
    'Slow Boat permet de jouer avec ceux qui sont loin : un coup aujourd’hui, un coup demain, quand cela te convient.',
    'Ouvre une partie et envoie un lien à chacun. Pas de compte, rien à installer, rien ne presse.'
  ],
  games: 'Jeux',
  players: (least, most) => (least === most ? `${least} joueurs` : `${least} à ${most} joueurs`),
  length: (turns, time) => `environ ${turns} coups : ${time} à un coup par jour`,
  boat: name => `bateau ${name}`,
  seats: {
    devices: 'Sur mes autres appareils',
    heading: 'Tes parties',
    count: count => (count === 1 ? 'Une partie t’attend' : `${count} parties t’attendent`),
    none: 'Aucune partie en cours.',
    unkept:
      'Ce navigateur ne garde rien ici, comme dans une fenêtre privée : tes parties n’y sont donc pas. Garde toi-même le lien de chaque place.',
    unscripted:
      'C’est un script qui montre ici tes propres parties. Sans scripts, garde le lien de chaque place : il suffit.',
    with: (game, names) => `${game} avec ${names}`,
    as: name => `place ${de(name)}`,
    host: 'ouverte par toi : ses liens',
    since,
    asking: 'Vérification…',
    yours: 'À toi de jouer',
    drafted: 'Joué. Tu peux encore revenir dessus un instant.',
    waiting: names => `On attend ${names}`,
    free: 'Réservée pour toi, pas encore prise',
    over: { won: 'Gagnée', lost: 'Perdue', ranked: 'Finie', stopped: 'Arrêtée' },
    sealed: 'Prise avec ce lien, peut-être sur un autre de tes appareils.',
    reissued: 'Ce lien a été remplacé. Demande le nouveau à ton hôte.',
    gone: 'Ce lien n’ouvre plus rien.',
    unreachable: 'Impossible de le savoir pour l’instant.',
    finished: count => `Finies (${count})`,
    lost: count => `Liens qui n’ouvrent plus rien (${count})`,
    more: what => `Lien ${de(what)}`,
    link: 'Ton lien. Sans lui, personne ne revient : garde-le avant de l’oublier ici.',
    copy: 'Copier',
    copied: 'Copié',
    forget: 'Oublier ici',
    forgetNamed: what => `Oublier ici : ${what}`,
    forgotten: what => `Oublié ici : ${what}`,
    undo: 'Annuler'
  }
}
