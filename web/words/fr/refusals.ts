import { dayIn } from '../day.ts'
import { inTime } from '../in-time.ts'
import { moment } from '../in-utc.ts'
import type { PlatformCode } from '../refusals.ts'
import type { RefusalWords } from '../refusal.ts'
import { unproven } from './unproven.ts'
import { de } from './elision.ts'

export const refusals: { readonly [code in PlatformCode]: RefusalWords[string] } = {
  BAD_ACTION: ({ line }) => (line ? `« ${line} » n’a pas été compris.` : 'Cela n’a pas été compris.'),
  GAME_OVER: () => 'La partie est finie.',
  STALE: () => 'La table a changé entre-temps, ce coup n’a donc pas été joué. Regarde, puis choisis de nouveau.',
  NOT_YOUR_TURN: () => 'Ce n’est pas ton tour.',
  WRONG_PHASE: () => 'Ce n’est pas possible en ce moment.',
  MODULE: () => 'Cette partie se joue sans cela.',
  BAD_SEATS: ({ least, most }) =>
    `Ce jeu se joue ${least !== most ? `de ${least} à ${most} personnes` : most === 1 ? 'seul' : `à ${most}`}.`,
  BAD_OPTION: ({ setting }) =>
    setting ? `« ${setting} » ne peut pas être choisi ainsi.` : 'Les réglages n’ont pas pu être lus.',
  MALFORMED: () => 'La demande n’a pas pu être lue.',
  NO_LINK: () => 'Il faut pour cela le lien d’une place.',
  NOT_SIGNED: () => 'L’expéditeur n’a pas signé cette demande.',
  NO_SUCH_LINK: () => 'Ce lien n’ouvre rien. Un caractère s’est peut-être perdu à la copie.',
  NO_SUCH_MATCH: () => 'Cette partie n’existe pas.',
  NO_SUCH_GAME: ({ game }) => `Il n’y a pas ici de jeu appelé « ${game} ».`,
  NO_PERSON: () => 'Il faut au moins une personne à la table.',
  GREETING: () =>
    'Sur une invitation tient une ligne de simples mots : 120 signes au plus, ni lien, ni adresse, ni numéro de téléphone.',
  NOT_FOUND: () => 'Il n’y a rien à cette adresse.',
  WRONG_METHOD: () => 'Cette adresse n’accepte pas ce genre de demande.',
  LINK_REISSUED: () => 'Ce lien a été remplacé. Demande le nouveau à l’hôte.',
  LOAN_OVER: ({ name }) => `Le temps pour lequel ${name} prêtait cette place est écoulé.`,
  LOAN_DAY: ({ firstDay, lastDay }) =>
    `Tu peux prêter ta place au plus tôt jusqu’au ${dayIn('fr', `${firstDay}`)}, et au plus tard jusqu’au ${dayIn('fr', `${lastDay}`)}.`,
  NOT_LOST: () => 'Personne ne demande de nouveau lien pour cette place, ou quelqu’un y est venu depuis.',
  NOT_ABSENT: ({ name }) =>
    `On ne dit pas que ${name} soit absent, ou quelqu’un est passé depuis : il n’y a rien à décider.`,
  TOO_SOON: ({ name, freeAt }) =>
    `${name} peut encore revenir, jusqu’à cette date : ${moment(freeAt, 'fr')}. Ensuite, vous décidez tous ensemble.`,
  BY_ALL_OTHERS: ({ name }) =>
    `Vous jouez les uns contre les autres : personne n’ouvre seul la place ${de(name)}. Tous les autres décident ensemble.`,
  BY_MAIL_ALONE: () =>
    'Vous jouez les uns contre les autres : une place du chat du bord ne se donne que par courriel. Indique l’adresse de quelqu’un qui n’a pas joué ici.',
  HAS_PLAYED: () => 'Cette place est pour quelqu’un qui n’a pas joué dans cette partie.',
  NOT_LENT: () => 'La place n’est pas prêtée.',
  OPENED_BEFORE: () =>
    'Cette demande a déjà ouvert une partie. Ses liens peuvent être redemandés pendant un jour, tant qu’aucun n’est remplacé ; ensuite, le lien de l’hôte mène à tous.',
  SEAT_SEALED: ({ name, takenAt }) =>
    `${name} a pris cette place (${moment(takenAt, 'fr')}) et y joue avec un lien que personne d’autre n’a. Si c’est toi, il peut t’être envoyé, ou montré sur ton autre appareil.`,
  SEAT_NOT_TAKEN: () => 'Prends d’abord la place.',
  SEAT_TAKEN: ({ name }) => `${name} a déjà pris cette place.`,
  NAME_FIXED: ({ name }) => `Le nom est fixé : lui non plus ne doit rien révéler. Cette place est au nom ${de(name)}.`,
  NOT_SILENT: ({ name }) => `${name} ne se tait pas depuis assez longtemps.`,
  NOT_HANDED_OVER: ({ name, freeAt }) =>
    freeAt === null
      ? `${name} a pris cette place, et on la lui a demandée. Vous jouez les uns contre les autres : sans son accord, elle n’a pas de nouveau lien.`
      : `${name} a pris cette place, et on la lui a demandée. Sans réponse ni visite, la place pourra avoir un nouveau lien à partir de cette date : ${moment(freeAt, 'fr')}.`,
  NOT_ASKED: () => 'Personne ne demande plus cette place.',
  NOT_FOR_THIS_LINK: () => 'Ce lien ne le permet pas.',
  CROSS_SITE: () => 'Cela venait d’un autre site et n’a donc pas été fait.',
  NOT_OVER: () => 'La partie est encore en cours.',
  KEY_REUSED: () => 'La même clé a déjà servi à autre chose.',
  TOO_MANY_LINES: ({ most }) => `Une réponse peut avoir ${most} lignes au plus.`,
  NOT_SETTLED: () => 'Ton dernier coup n’est pas encore définitif. Rends-le d’abord définitif, ou bien reprends-le.',
  NOT_BEGUN: ({ names }) => unproven(Array.isArray(names) ? names.map(String) : []),
  NOTHING_TO_TAKE_BACK: () => 'C’est déjà définitif et ne peut plus être repris.',
  TALK_SILENT: () => 'On joue en silence : seules les phrases proposées peuvent être dites.',
  TOO_LARGE: () => 'C’est trop grand.',
  TOO_MANY: ({ seconds }) => `C’était un peu trop souvent. Réessaie ${inTime(Number(seconds), 'fr')}.`,
  NO_MORE_TODAY: ({ seconds }) =>
    `Tant de parties ont été ouvertes aujourd’hui qu’aucune nouvelle n’est possible : réessaie ${inTime(Number(seconds), 'fr')}. Celles qui ont commencé continuent comme toujours.`,
  TOO_MANY_ADDRESSES: () =>
    'Trop d’adresses que personne n’a confirmées ont été saisies ici. Confirmes-en une avec le courriel qui y a été envoyé.',
  ADDRESS_LEFT: () => 'Aucune place de cette partie n’utilise plus cette adresse : il n’y a rien à confirmer.',
  PUSH_SERVICE: () => 'Nous ne connaissons pas le service push de ce navigateur : rien n’y est envoyé.',
  TOO_MANY_DEVICES: () => 'Autant d’appareils sont déjà prévenus. Retires-en d’abord un.',
  WEBHOOK_ADDRESS: () =>
    'Nous n’envoyons rien à une telle adresse. Copie-la en entier depuis le service ; elle commence par https://.',
  PLAN_CHANGED: () => 'Ton plan a été modifié ailleurs entre-temps. Regarde-le d’abord.',
  PLAN_NOT_DUE: () => 'Aucun plan à toi n’attend d’être joué maintenant.',
  PLAN_LINE: ({ line }) =>
    `« ${line} » n’est pas un coup possible sur cette table si c’était ton tour : on ne peut pas le prévoir.`,
  PLAN_CARDS: ({ line }) =>
    `Nomme ce que tu donnerais${line ? ` pour « ${line} »` : ''} : tout à toi, et au moins autant que tu paierais.`,
  PLAN_PRICE: ({ price, most }) => `Cela coûte maintenant ${price}, et tu voulais payer ${most} au plus.`,
  PLAN_SHORT: ({ price, held }) => `Cela coûte ${price}, et de ce que tu as nommé il te reste ${held}.`,
  WAY_NOT_SET: () => 'Ce moyen n’est pas encore en place ici : il n’y a rien à essayer.',
  NOT_AWAITED: ({ name }) => `La partie n’attend pas ${name} : il n’y a rien à rappeler.`,
  NO_WAY: ({ name }) => `${name} n’a pas dit comment être prévenu : aucun rappel n’arriverait. Passe le mot toi-même.`,
  ASLEEP: () => 'La partie dort. Réveille-la d’abord.',
  NOT_ASLEEP: () => 'La partie est éveillée.',
  END_BY_AGREEMENT: () =>
    'Quand on joue les uns contre les autres, ce sont les joueurs qui arrêtent : chacun le dit à sa place, et quand tous l’ont dit, c’est fini.',
  SEAT_LEFT: () => 'Tu as quitté cette place, son lien ne l’ouvre plus. Pour continuer à jouer, adresse-toi à l’hôte.',
  RECORD_CLOSED: () => 'Ce récit est réservé à ceux qui ont joué ou regardé. Leurs propres liens le montrent.',
  NOT_SURE: () =>
    'Tout de cette partie serait supprimé pour toujours : cartes, récit, paroles, notes et liens. Confirme-le encore une fois.',
  MATCH_DELETED: ({ done, untaken, forgotten }) =>
    forgotten
      ? 'Ce lien est trop vieux : rien n’est parti vers son adresse depuis deux ans, et personne ici ne la connaît plus. Au bas de chaque courriel de notre part, il y en a un plus récent.'
      : untaken
        ? 'Personne n’a jamais pris de place dans cette partie : elle a été supprimée.'
        : done
          ? 'Son hôte a supprimé cette partie.'
          : 'Son hôte est en train de supprimer cette partie.',
  NO_SUCH_BOAT: () => 'Ce lien privé ne porte plus rien. Tes parties sont toujours sur tes appareils.',
  BOAT_REPLACED: () =>
    'Ce lien privé a été remplacé sur un autre de tes appareils. Ouvre le nouveau ici : tes parties sont toujours sur cet appareil.',
  BOAT_FULL: ({ most }) => `Un lien privé porte ${most} parties au plus. Oublies-en quelques-unes qui sont finies.`,
  BOAT_UNREACHABLE: () => 'Ton lien privé est injoignable pour l’instant. Tes parties sont toujours sur cet appareil.',
  VOYAGES_UNREACHABLE: () => 'Tes parties précédentes sont injoignables pour l’instant. Réessaie dans un moment.',
  STORAGE_FULL: () =>
    'Plus rien ne peut être enregistré ici pour l’instant, et rien n’a été joué. Ta partie est conservée : réessaie plus tard.',
  BROKEN: () =>
    'Un problème est survenu de notre côté. Réessaie dans un instant : rien de ce que tu as confirmé n’est perdu.'
}
