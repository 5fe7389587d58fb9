import type { InvitationWords } from '../en/invitation.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('fr').format(list)

export const words: InvitationWords = {
  take: {
    heading: game => `Une place t’attend dans ${game}`,
    text: who =>
      `${names(who)} ${who.length > 1 ? 'aimeraient' : 'aimerait'} jouer avec toi, sans se presser, quand cela te convient.`,
    alone: 'Une partie tranquille, rien que pour toi, quand cela te convient.',
    name: 'Ton nom',
    as: name => `Tu joues sous le nom de ${name} : la partie est silencieuse, et les noms restent ceux de l’ouverture.`,
    address: 'Adresse électronique',
    hint: 'Si tu veux : un courriel te dira alors que c’est à toi.',
    sealed:
      'Dès qu’elle est à toi, tu reçois ton propre lien : personne d’autre ne peut voir tes cartes, et celui-ci n’ouvre plus rien.',
    submit: 'Prendre cette place'
  },
  settings: 'Quand me prévenir',
  plain: 'Un numéro de la liste, ou une ligne ; puis les cartes qui servent à payer : 3 -7 -9'
}
