import type { SeatLogWords } from '../en/log.ts'

export const words: SeatLogWords = {
  outdated: 'Cette proposition arrive trop tard : la table a changé.',
  since: when => `depuis ${when}`,
  restored: when => `Rétabli d’après la copie (${when}) : la suite est perdue.`,
  handover: {
    asked:
      'Ton hôte demande un nouveau lien pour cette place, afin que quelqu’un d’autre continue. Le tien ne l’ouvrira plus. Si tu ne viens pas ici pendant sept jours, elle peut être donnée sans toi.',
    agreed:
      'Tu as accepté que quelqu’un d’autre ait cette place. Elle est à toi jusqu’à ce que ton hôte lui donne un nouveau lien.',
    agree: 'J’accepte',
    refuse: 'Je reste'
  },
  newLink: when => `nouveau lien ${when}`,
  earlier: 'Avant',
  later: 'Après',
  past: {
    asked: 'La table d’alors arrive…',
    missed: 'La table d’alors n’est pas passée : tu la vois telle qu’elle est.'
  },
  watching: 'Tu regardes la partie.',
  quiet: 'Rien de neuf depuis ton passage.',
  you: 'toi',
  players: 'Joueurs',
  here: when => `passage : ${when}`,
  never: 'aucun passage encore',
  free: 'place encore libre',
  unreached: when => `injoignable depuis ${when}`,
  log: 'Ce qui s’est passé',
  older: 'Encore avant',
  say: 'Dire quelque chose',
  send: 'Envoyer',
  rules: 'Règles de cette partie',
  more: 'Notes, réglages, lien à partager',
  loading: 'Un instant…',
  proof: 'Scellé avant la donne :',
  lost: 'Rien n’est passé. Réessaie dans un instant.'
}
