import type { MailWords } from '../en/mail.ts'

export const words: MailWords = {
  subject: (game, names) => `${game} avec ${names}`,
  game: game => game,
  alone: game => `${game} en solitaire`,
  boat: (match, boat) => `${match} · bateau ${boat}`,
  whose: {
    yours: match => `À toi de jouer : ${match}`,
    others: (names, match) => `On attend ${names} : ${match}`,
    over: match => `Partie finie : ${match}`
  },
  subjects: {
    invitation: match => `Une invitation : ${match}`,
    confirm: match => `Merci de confirmer ton adresse : ${match}`,
    link: match => `Le lien de ta place : ${match}`,
    hostLink: match => `Le lien de ta page d’hôte : ${match}`,
    handover: match => `Ta place à quelqu’un d’autre ? Sept jours pour répondre : ${match}`,
    rival: match => `Gardes-tu ta place ? Les autres attendent ta réponse : ${match}`,
    still: match => `La partie continue-t-elle ? ${match}`,
    untaken: match => `Personne n’est venu, il reste deux semaines : ${match}`,
    again: match => `Une nouvelle partie : ${match}`,
    deleted: match => `Partie supprimée : ${match}`,
    trial: match => `Un essai : ${match}`
  },
  player: seat => `Joueur ${seat}`,
  open: 'Ouvrir ma place',
  prepared: costs =>
    `Chaque lien ouvre ta place, l’action déjà préparée${costs ? ' : tu y choisis avec quoi payer, et rien' : '. Rien'} ne se passe avant que tu confirmes.`,
  answer: {
    how: 'Tu peux aussi répondre à ce courriel : écris tout en haut un numéro de la liste, ou une ligne comme celles entre crochets. S’il y en a plusieurs, l’une sous l’autre ou séparées par « ; », elles sont jouées dans l’ordre.',
    planning:
      'Pendant que les autres jouent, une réponse peut prévoir ton prochain tour : écris tout en haut « plan » et une ligne, avec « then » entre les lignes d’un même tour, ou « plan none » pour le retirer.',
    pay: example => `Ce que tu donnes pour cela se met derrière, par exemple « ${example} ».`,
    all: 'Ta réponse est jouée.',
    some: 'Une partie de ta réponse est jouée.',
    none: 'Ta réponse n’est pas jouée.',
    nothing: 'Aucune ligne n’y a été trouvée : écris tout en haut un numéro de la liste ou une ligne.',
    played: (said, line) => (said === line ? `« ${said} » est joué.` : `« ${said} » est joué : « ${line} ».`),
    refused: (said, why) => `« ${said} » n’est pas joué : ${why}`,
    plan: 'Ton plan est modifié.',
    planned: plan => (plan === '' ? 'Tu ne prévois plus rien.' : `Ton plan est maintenant « ${plan} ».`)
  },
  'goes-on': name => `Ton tour continue, ${name}.`,
  reminder: name => `C’est toujours à toi de jouer, ${name}.`,
  last: 'Nous ne te rappellerons plus ce tour. La partie t’attend.',
  nudge: name => `Ton hôte te fait signe, ${name} : c’est toujours à toi de jouer.`,
  woken: name => `La partie est réveillée, ${name}, et c’est à toi de jouer.`,
  untaken: {
    lead: 'Personne n’a encore pris de place.',
    what: match => `Il s’agit de ${match}, que tu as ouverte.`,
    act: 'Si personne ne prend de place dans les deux semaines, nous supprimons la partie. Si elle doit encore se jouer, renvoie les invitations.'
  },
  still: {
    lead: 'Cette partie continue-t-elle ?',
    what: match => `Personne n’y a touché depuis deux mois : ${match}.`,
    act: 'Joue, ou passe simplement voir ta place, et elle reste éveillée. Sinon elle s’endort dans deux semaines : rien n’est perdu, plus personne ne reçoit de courriel, et qui veut peut la réveiller.'
  },
  again: {
    lead: who => `${who ?? 'Ton hôte'} a ouvert une nouvelle partie.`,
    what: match => `C’est ${match}. Chacun garde sa place, et la tienne t’attend.`,
    act: 'Tu n’as rien à faire avant ton tour. Si tu préfères ne pas jouer, quitte cette place sur sa page.'
  },
  deleted: {
    lead: 'Cette partie n’existe plus.',
    what: match => `Son hôte l’a supprimée, avec ses cartes, son récit et ses liens : ${match}.`,
    otherwise: 'Tu n’as rien à faire, et c’est le dernier courriel à son sujet.',
    open: 'Au port'
  },
  silence: 'Si tu ne joues toujours pas, un pilote automatique jouera ce tour pour toi, comme tu l’as choisi.',
  planned: 'Ton plan a été joué.',
  ended: 'Comment cela s’est fini',
  onward: 'Encore une fois avec les mêmes personnes',
  record: 'Revoir la partie',
  keep: 'Ton lien est ta place : quiconque l’a joue pour toi. Merci donc de ne pas transférer ce courriel.',
  stops: { pause: 'Mettre cette partie en pause', daily: 'Une fois par jour', people: 'Plus rien de ces personnes' },
  stop: 'Plus aucun courriel de Slow Boat, jamais',
  invitation: {
    seat: name =>
      `Une place t’est gardée sous le nom « ${name} ». Jette un œil, essaie le jeu, et prends-la si tu veux.`,
    open: 'Voir ma place',
    once: 'Si tu ne prends pas la place, tu ne recevras plus rien, sauf cette invitation si elle est renouvelée.'
  },
  link: {
    lead: 'Voici le lien de ta place.',
    what: 'Quelqu’un (toi, nous l’espérons) l’a demandé. Il ouvre ta place sur n’importe quel appareil.',
    host: 'C’est aussi toi qui as ouvert cette partie. Ce lien mène à la page de l’hôte, où sont tous les liens ; garde-le pour toi :',
    otherwise: 'Si ce n’était pas toi, il n’y a rien à faire : personne d’autre ne l’a vu.'
  },
  hostConfirm: {
    lead: 'Faut-il envoyer ici le lien de la page de l’hôte s’il se perd ?',
    what: match =>
      `Quiconque a ouvert ${match} (toi, nous l’espérons) a donné cette adresse pour cela. Sinon, nous n’écrivons ici qu’avant de supprimer une partie où personne n’a jamais pris de place.`,
    open: 'Oui, garder cette adresse'
  },
  hostLink: {
    lead: 'Voici le lien de ta page d’hôte.',
    what: 'Quelqu’un (toi, nous l’espérons) l’a demandé. Tous les liens de la partie sont sur cette page.',
    keep: 'Quiconque l’a peut remplacer tous les liens. Merci donc de ne pas transférer ce courriel.'
  },
  carrying: {
    subject: 'Tes parties, sur tes autres appareils',
    lead: 'Voici ton lien privé.',
    what: 'Ouvre-le sur un autre appareil, et tes parties y sont aussi : celles d’aujourd’hui et celles à venir.',
    open: 'Amener mes parties ici',
    otherwise: 'Quiconque l’a peut jouer à toutes tes places : ne transfère donc pas ce courriel.'
  },
  handover: {
    lead: 'Quelqu’un d’autre peut-il avoir ta place ?',
    what: 'L’hôte de cette partie, ou d’autres à qui l’on dit que ton lien est perdu, voudraient donner un nouveau lien à ta place. Le tien ne l’ouvrirait plus.',
    act: 'Accepte ou refuse sur la page de ta place. Si tu n’y viens pas pendant sept jours, elle pourra être donnée sans ta réponse.',
    rival:
      'L’hôte de cette partie, ou ceux qui t’attendent, s’inquiètent de ta place. Tant que tu y viens, personne ne l’a sans ton accord. Si tu ne viens plus, les autres décident ensemble, au plus tôt après 14 jours : quelqu’un de nouveau la prend, un pilote automatique joue, ou la partie s’arrête. Aucun d’eux ne voit ta main.',
    stay: 'Dis sur la page de ta place si tu restes, ou accepte que quelqu’un d’autre l’ait.'
  },
  digest: {
    waiting: matches => (matches === 1 ? 'Une partie t’attend' : `${matches} parties t’attendent`),
    news: matches => (matches === 1 ? 'Des nouvelles d’une partie' : `Des nouvelles de ${matches} parties`),
    others: 'Et ailleurs',
    record: 'Voir comment ça s’est passé',
    answer: 'Répondre par courriel pour cette partie',
    apart:
      'Une réponse à ce courriel lui-même n’arrive à personne : rien ne dit pour quelle partie elle est. Chaque partie a sa propre adresse pour cela : écris tout en haut un numéro de sa liste, ou une ligne comme celles entre crochets.',
    short: 'Pour voir la table, ouvre ta place : il y a trop de parties pour un seul courriel.',
    why: 'Tes parties t’écrivent ensemble, une fois par jour. Cela se change à chaque place, sous « Quand me prévenir ».'
  },
  trial: {
    lead: 'Ça marche : voici l’essai que tu as demandé.',
    what: 'Quand ce sera à toi, un courriel comme celui-ci arrivera ici, avec la table.'
  },
  confirm: {
    lead: 'Veux-tu un courriel quand c’est à toi de jouer ?',
    what: (name, match) => `${name} a une place dans ${match} et a demandé des courriels à cette adresse.`,
    act: 'Si c’est toi, dis oui :',
    open: 'Oui, je veux ces courriels',
    otherwise: 'Si ce n’est pas toi, ne fais rien : tu ne recevras aucun autre courriel.'
  }
}
