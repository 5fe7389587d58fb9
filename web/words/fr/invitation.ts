import type { InvitationWords } from '../en/invitation.ts'
import { length } from './length.ts'
import { paces } from './paces.ts'
import { de } from './elision.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('fr').format(list)

export const words: InvitationWords = {
  take: {
    heading: game => `Une place t’attend : ${game}`,
    invites: (host, game) => `${host} t’invite à une partie de « ${game} »`,
    quoted: text => `« ${text} »`,
    others: who => `${names(who)} ${who.length > 1 ? 'jouent' : 'joue'} aussi.`,
    everybody: who => `Avec ${names(who)}.`,
    proven: 'On commence à jouer quand chacun a confirmé comment il peut être prévenu que c’est à lui.',
    slowly:
      'Tu joues quand cela te convient : pas de compte, rien à installer ni à payer, et personne ne perd pour avoir pris son temps.',
    ...length,
    pace: paces,
    dealtBefore:
      'Les cartes sont celles d’une partie finie. Si tu y as joué ou si tu as vu son récit, tu les connais toutes : laisse cette place à quelqu’un d’autre.',
    name: 'Ton nom',
    as: name => `Tu joues sous le nom ${de(name)}.`,
    fixed: 'Le nom est fixé : lui non plus ne doit rien révéler.',
    address: 'Adresse électronique',
    hint: 'Si tu veux : un courriel te dira alors que c’est à toi.',
    sealed:
      'Dès qu’elle est à toi, tu reçois ton propre lien : personne d’autre ne voit ce que tu vois ni ne joue pour toi, et celui-ci n’ouvre plus rien.',
    rivals: {
      sealed:
        'Vous jouez les uns contre les autres : toi seul ouvres ta place. Si tu t’absentes longtemps, tous les autres décident ensemble si quelqu’un de nouveau ou un pilote automatique joue pour toi, ou si la partie s’arrête.',
      open: 'Vous jouez les uns contre les autres. Quiconque a le lien de ta place peut voir ta main : la personne qui a ouvert la partie aussi.'
    },
    submit: 'Prendre cette place',
    rules: 'Les règles'
  },
  home: 'Mes parties',
  settings: 'Quand me prévenir',
  plain: example =>
    `Un numéro de la liste, ou une ligne (plusieurs séparées par « ; »)${example === null ? '' : ` ; puis ce que tu donnes pour cela : ${example}`}`,
  plan: 'Pour prévoir : « plan », puis des lignes séparées par « ; », chacune avec ce que tu donnerais si elle coûte quelque chose'
}
