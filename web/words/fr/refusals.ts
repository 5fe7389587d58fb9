import type { PlatformCode } from '../refusals.ts'
import type { RefusalWords } from '../refusal.ts'

export const refusals: RefusalWords<PlatformCode> = {
  BAD_ACTION: ({ line }) => (line ? `« ${line} » n’a pas été compris.` : 'Cela n’a pas été compris.'),
  GAME_OVER: () => 'La partie est finie.',
  STALE: () => 'La table a changé entre-temps, et ceci n’a pas été joué. Regarde, puis choisis à nouveau.',
  NOT_YOUR_TURN: () => 'Ce n’est pas ton tour.',
  WRONG_PHASE: () => 'Ce n’est pas possible à ce moment.',
  MODULE: () => 'Cette partie se joue sans cela.',
  BAD_SEATS: ({ least, most }) => `Ce jeu se joue de ${least} à ${most}.`,
  BAD_OPTION: ({ setting }) =>
    setting ? `« ${setting} » ne peut pas être choisi ainsi.` : 'Les réglages n’ont pas pu être lus.',
  MALFORMED: () => 'La demande n’a pas pu être lue.',
  NO_LINK: () => 'Il faut pour cela le lien d’une place.',
  NO_SUCH_LINK: () => 'Ce lien n’ouvre rien. Un caractère s’est peut-être perdu à la copie.',
  NO_SUCH_MATCH: () => 'Cette partie n’existe pas.',
  NO_SUCH_GAME: ({ game }) => `Il n’y a pas ici de jeu appelé « ${game} ».`,
  NOT_FOUND: () => 'Il n’y a rien à cette adresse.',
  WRONG_METHOD: () => 'Cette adresse n’accepte pas ce genre de demande.',
  LINK_REISSUED: () => 'Ce lien a été remplacé. Demande le nouveau à l’hôte.',
  SEAT_NOT_TAKEN: () => 'Prends d’abord la place.',
  SEAT_TAKEN: ({ name }) => `${name} a déjà pris cette place.`,
  NOT_FOR_THIS_LINK: () => 'Ce lien ne le permet pas.',
  CROSS_SITE: () => 'Cela venait d’un autre site, et n’a pas été fait.',
  NOT_OVER: () => 'La partie se joue encore.',
  KEY_REUSED: () => 'La même clé a déjà servi à autre chose.',
  NOTHING_TO_TAKE_BACK: () => 'C’est déjà définitif, et ne peut plus être repris.',
  TALK_SILENT: () => 'On joue en silence : seules les phrases proposées peuvent être dites.',
  TOO_LARGE: () => 'C’est trop grand.',
  TOO_MANY: () => 'C’était un peu trop souvent. Attends un moment, puis réessaie.',
  BROKEN: () => 'Quelque chose s’est cassé de notre côté. Réessaie dans un instant : rien de confirmé n’est perdu.'
}
