import type { SeatLogWords } from '../en/log.ts'
import { paces } from './paces.ts'
import { prove, unproven } from './unproven.ts'
import { standIn } from './stand-in.ts'

export const words: SeatLogWords = {
  outdated: 'Cette proposition arrive trop tard : la table a changé.',
  since: when => `depuis ${when}`,
  restored: when => `Partie rétablie d’après une copie (${when}) : la suite est perdue, et les plans aussi.`,
  handover: {
    asked:
      'Ton hôte voudrait donner un nouveau lien à cette place, pour que quelqu’un d’autre continue. Le tien ne l’ouvrirait plus. Si tu ne viens pas ici pendant sept jours, elle pourra être donnée sans ta réponse.',
    agreed:
      'Tu as accepté que quelqu’un d’autre ait cette place. Elle reste à toi jusqu’à ce que ton hôte lui donne un nouveau lien.',
    agree: 'J’accepte',
    refuse: 'Je reste'
  },
  happened: {
    left: name => `${name} a quitté la table. Les cartes restent à sa place, qui attend quelqu’un d’autre.`,
    given: (from, to) => `La place de ${from} est désormais celle de ${to}.`,
    link: name => `La place de ${name} a un nouveau lien.`,
    pace: pace => `Le rythme désormais : ${pace}.`,
    asleep: 'Personne n’avait touché à la partie depuis longtemps : elle s’est endormie.',
    woken: who => `${who ?? 'L’hôte'} a réveillé la partie.`,
    closed: who => `${who ?? 'L’hôte'} a fermé le récit : seuls les liens de cette partie le montrent.`,
    again: who => `${who ?? 'L’hôte'} a ouvert une nouvelle traversée avec les mêmes personnes.`
  },
  asleep: when => `Cette partie dort (depuis ${when}) : personne ne reçoit de courriel. Joue, ou réveille-la.`,
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
  dealtBefore: 'Les cartes sont celles d’une partie finie : son récit les montre toutes.',
  here: when => `vu ${when}`,
  recently: 'il y a moins d’une heure',
  never: 'pas encore vu',
  free: 'place encore libre',
  unreached: when => `injoignable (depuis : ${when})`,
  unreachedHere: when => `certains de nos messages ne t’arrivent pas (depuis : ${when})`,
  putRight: '(ici, tu règles ce qui ne t’arrive pas)',
  log: 'Ce qui s’est passé',
  older: 'Encore avant',
  say: 'Dire quelque chose',
  send: 'Envoyer',
  rules: 'Règles de cette partie',
  recap: (things, when) => `Depuis ton passage (${when}) : ${things} nouvelles`,
  closer: 'Voir de plus près',
  more: 'Notes, réglages, lien à partager',
  loading: 'Un instant…',
  lost: 'Rien n’est arrivé. Réessaie dans un instant.'
}
