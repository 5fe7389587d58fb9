import type { ShelfWords } from '../en/shelf.ts'

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
    heading: 'Tes places',
    kept: 'Enregistrées sur cet appareil seulement.',
    at: (name, game) => `${name} dans ${game}`,
    hosted: (names, game) => `${game} avec ${names}`,
    host: 'Ouverte par toi : ses liens',
    asking: 'Vérification…',
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
  }
}
