import type { SeatLogWords } from '../en/log.ts'
import { dayIn } from '../day.ts'
import { paces } from './paces.ts'
import { prove, unproven } from './unproven.ts'
import { standIn } from './stand-in.ts'
import { since, until } from './date.ts'
import { de } from './elision.ts'

export const words: SeatLogWords = {
  lifeless: 'Rien ne se passe ? Continue sur une page plus simple.',
  outdated: 'Cette proposition arrive trop tard : la table a changé.',
  since,
  restored: when => `Partie rétablie d’après une copie (${when}) : la suite est perdue, et les plans aussi.`,
  handover: {
    asked:
      'Ton hôte, ou d’autres à qui l’on dit que ton lien est perdu, voudraient donner un nouveau lien à cette place. Le tien ne l’ouvrirait plus. Si tu ne viens pas ici pendant sept jours, elle pourra être donnée sans ta réponse.',
    rival:
      'Es-tu encore là ? On demande ce que devient cette place. Tant que tu viens ici, personne ne l’a sans ton accord.',
    agreed:
      'Tu as accepté que quelqu’un d’autre ait cette place. Elle reste à toi jusqu’à ce que ton hôte lui donne un nouveau lien.',
    agree: 'J’accepte',
    refuse: 'Je reste'
  },
  happened: {
    left: name => `${name} a quitté la table. Sa place reste telle quelle, et attend quelqu’un d’autre.`,
    given: (from, to) => `La place ${de(from)} est désormais celle ${de(to)}.`,
    link: name => `La place ${de(name)} a un nouveau lien.`,
    lent: (name, to, day) => `${name} prête sa place${to === null ? '' : ` à ${to}`} jusqu’au ${dayIn('fr', day)}.`,
    'taken-back': name => `${name} a repris sa place.`,
    lost: name => `${name} aurait perdu son lien.`,
    vouched: name => `${name} a un nouveau lien : les autres s’en portent garants.`,
    absent: name => `${name} ne viendrait plus.`,
    decided: {
      autopilot: name => `${name} ne vient plus. Tous les autres ont décidé : un pilote automatique joue.`,
      end: name => `${name} ne vient plus. Tous les autres ont décidé d’arrêter la partie.`
    },
    pace: pace => `Le rythme désormais : ${pace}.`,
    asleep: 'Personne n’avait touché à la partie depuis longtemps : elle s’est endormie.',
    woken: who => `${who ?? 'L’hôte'} a réveillé la partie.`,
    closed: who => `${who ?? 'L’hôte'} a fermé le récit : seuls les liens de cette partie le montrent.`,
    again: who => `${who ?? 'L’hôte'} a ouvert une nouvelle partie avec les mêmes personnes.`
  },
  lent: (to, day) => `prêtée${to === null ? '' : ` à ${to}`} jusqu’au ${dayIn('fr', day)}`,
  guest: (name, day) => `Tu joues pour ${name} jusqu’au ${dayIn('fr', day)}.`,
  guestMeans: name => `Ce que tu joues est signalé comme d’un invité. Notes et réglages restent à ${name}.`,
  vouch: {
    asked: (name, vouched, needed) =>
      `Le lien ${de(name)} serait perdu. Jusqu’ici ${vouched} sur ${needed} se portent garants pour un nouveau.`,
    from: when =>
      `La place elle-même peut encore répondre, ${until(when)} ; ensuite, l’un de vous se porte garant encore une fois.`,
    do: 'Je m’en porte garant',
    undo: 'Finalement non',
    passOn: name => `Le nouveau lien pour ${name}. Transmets-le : il permet de prendre la place une fois.`,
    mine: 'J’ai perdu mon lien…',
    theirs: 'Quelqu’un a perdu son lien…',
    whose: 'Quelle place',
    send: 'Recevoir mon lien',
    host: 'Je suis l’hôte : recevoir mon lien',
    ask: 'Demander aux autres',
    sends: 'Le courriel part à l’adresse confirmée pour la place, s’il y en a une.',
    means: 'Les autres l’apprennent, et la plupart doivent se porter garants.',
    meansHere:
      'Tout le monde l’apprend. Quand la plupart des autres s’en portent garants, la place a un nouveau lien, que tu transmets.'
  },
  absence: {
    report: 'Quelqu’un ne vient plus…',
    do: 'Prendre des nouvelles',
    means:
      'Tout le monde l’apprend, la personne absente aussi. Si elle ne vient pas pendant deux fois le temps prévu pour un tour, et au moins 14 jours, tous les autres décident ensemble de ce que devient sa place.',
    waits: (name, when) =>
      `${name} ne viendrait plus ; sa place en est avertie. Tout attend ${until(when)} ; ensuite, tous les autres décident ensemble.`,
    decide: (name, voted, needed) =>
      `${name} ne vient plus. Il arrive ce que veulent tous les autres : ${voted} sur ${needed} ${voted < 2 ? 'a' : 'ont'} voté.`,
    votes: {
      successor: (who, name, address) => `${wants(who)} inviter ${name} (${address}).`,
      somebody: who => `${wants(who)} inviter quelqu’un de nouveau.`,
      autopilot: who => `${wants(who)} qu’un pilote automatique joue.`,
      end: who => `${wants(who)} arrêter la partie.`
    },
    accept: name => `Inviter ${name} aussi`,
    successor: 'Inviter quelqu’un qui n’a pas joué ici',
    name: 'Nom',
    address: 'Courriel : l’invitation n’ira que là',
    invite: 'Inviter',
    autopilot: 'Laisser jouer un pilote automatique',
    end: 'Arrêter la partie',
    none: 'Retirer mon vote'
  },
  asleep: when => `Cette partie dort ${since(when)} : personne ne reçoit de courriel. Joue, ou réveille-la.`,
  wake: 'La réveiller',
  agreed: 'voudrait arrêter',
  left: when => `a quitté la table ${when} ; la place attend quelqu’un d’autre`,
  unproven,
  prove,
  proving: 'Quand me prévenir',
  pilots: { cat: 'le chat du bord, un pilote automatique', autopilot: 'un pilote automatique joue' },
  helm: {
    plays: 'Un pilote automatique joue pour toi : ton hôte l’a demandé, vu ton silence.',
    take: 'Reprendre la barre'
  },
  newLink: when => `nouveau lien ${when}`,
  earlier: 'Avant',
  later: 'Après',
  past: {
    asked: 'La table d’alors arrive…',
    missed: 'La table d’alors n’est pas arrivée : tu la vois telle qu’elle est maintenant.'
  },
  watching: 'Tu regardes la partie.',
  quiet: 'Il ne s’est encore rien passé.',
  you: 'toi',
  players: 'Joueurs',
  turn: '▶ tour en cours',
  next: '▷ ensuite',
  last: '◁ dernier coup',
  paces,
  standIn,
  voyages: before => `Vos parties jusqu’ici : ${before}`,
  dealtBefore: 'Les cartes sont celles d’une partie finie : son récit les montre toutes.',
  here: when => `vu ${when}`,
  recently: 'il y a moins d’une heure',
  never: 'pas encore vu',
  free: 'place encore libre',
  unreached: when => `injoignable (depuis : ${when})`,
  unreachedHere: when => `certains de nos messages ne t’arrivent pas (depuis : ${when})`,
  unreachedByUs: when => `aucun message ${since(when)}, par notre faute`,
  putRight: '(ici, tu règles ce qui ne t’arrive pas)',
  log: 'Ce qui s’est passé',
  older: 'Encore avant',
  say: 'Dire quelque chose',
  send: 'Envoyer',
  rules: 'Règles de cette partie',
  recap: moves => `${moves} coups depuis ta dernière visite`,
  closer: 'Voir de plus près',
  more: 'Notes, réglages, lien à partager',
  loading: 'Un instant…',
  lost: 'Rien n’est arrivé. Réessaie dans un instant.'
}

function wants(who: string | null): string {
  return who === null ? 'Tu voudrais' : `${who} voudrait`
}
