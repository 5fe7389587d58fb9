import type { Chapter } from '../../../../../web/games/chapters.ts'
import type { Sign } from '../../../../../web/games/harbour.ts'
import { events as common } from '../../../../../web/words/fr/events.ts'
import type { Kind } from '../../../engine/state.ts'
import type { EventWords, OwnRefusals } from '../../said.ts'

const KINDS: { readonly [kind: string]: string } = {
  cockle: 'coque',
  mussel: 'moule',
  oyster: 'huître',
  whelk: 'conque'
}

const card = (kind: string) => KINDS[kind] ?? kind
const a = (kind: string) => `une ${card(kind)}`
const list = (kinds: readonly Kind[]) => new Intl.ListFormat('fr').format(kinds.map(a))
const many = (count: number) => (count < 2 ? `${count} coquillage` : `${count} coquillages`)

export const turn = {
  title: 'Coquillages',
  hand: 'Ton souhait',
  idle: 'Creuser encore, ou te reposer ?',
  card,
  board: 'La plage',
  spot: (spot: number, kind: string | null) => `Place ${spot} : ${kind ? card(kind) : 'du sable'}`,
  heap: (left: number) => `Encore ${many(left)} dans le sable`,
  found: 'Trouvés à ce tour',
  wish: (kind: string) => `Ton souhait : ${card(kind)}`,
  offers: { take: 'Ramasser', dig: 'Creuser', rest: 'Te reposer' },
  from: (spot: string) => `Tu prends ce qui se trouve à la place ${spot}.`,
  does: {
    take: 'Prends un coquillage sur la plage.',
    dig: 'Tu retournes le coquillage suivant. Si tu en as déjà trouvé un de son espèce à ce tour, tu les perds tous.',
    rest: 'Ce que tu as trouvé va dans ton panier, et la mer monte.'
  }
}

const events: EventWords = {
  dealt: ({ first }, who) => `Chacun a un souhait. ${who(first) === null ? 'Tu commences' : `${who(first)} commence`}.`,
  took: ({ seat, shell }, who) =>
    `${who(seat) === null ? 'Tu as' : `${who(seat)} a`} ramassé ${a(shell)} sur la plage.`,
  digs: ({ seat }, who) => `${who(seat) === null ? 'Tu creuses' : `${who(seat)} creuse`}.`,
  dug: ({ seat, shell }, who) => `${who(seat) === null ? 'Tu as' : `${who(seat)} a`} déterré ${a(shell)}.`,
  lost: ({ seat, kinds }, who) =>
    `C’est la deuxième de son espèce : ${who(seat) === null ? 'tu perds' : `${who(seat)} perd`} ${list(kinds)}.`,
  kept: ({ seat, kinds }, who) => `${who(seat) === null ? 'Tu gardes' : `${who(seat)} garde`} ${list(kinds)}.`,
  tide: ({ die, shell }) => (shell ? `La mer a pris ${a(shell)} à la place ${die}.` : 'La mer n’a rien pris.'),
  filled: () => 'La plage est de nouveau garnie.',
  counted: ({ wishes }, who) =>
    wishes
      .map((wish, seat) => `${who(seat) === null ? 'Ton souhait' : `Souhait de ${who(seat)}`} : ${card(wish)}.`)
      .join(' ')
}

export const log = {
  events: { ...common, ...events },
  why: { COUNTED: 'Il n’y a plus rien dans le sable.', STOPPED: 'La partie a été arrêtée ici.' },
  merits: {
    took: 'Un coquillage à portée de main ne coûte rien.',
    digs: 'Avec si peu, un de plus vaut le risque.',
    kept: 'Ce qui est dans le panier, aucune marée ne le prend.'
  },
  standing: many
}

export const ending = {
  reached: (count: number) => `${many(count)} dans tous les paniers`,
  turned: (seat: string | null, count: number) =>
    `Rien n’a coûté plus cher : ${seat === null ? 'tu as' : `${seat} a`} perdu ${many(count)} d’un coup.`
}

export const refusals: OwnRefusals = {
  NO_SHELL: ({ spot }) => `Il n’y a pas de coquillage à la place ${spot}.`,
  NO_HEAP: () => 'Il n’y a plus rien à déterrer : repose-toi.'
}

export const harbour: Sign = {
  title: 'Coquillages',
  sentence: 'Creuser encore, ou te reposer tant que tu as quelque chose ? Et que cherchent les autres ?',
  picture: 'Des coquillages sur une plage entre deux marées',
  presets: {},
  settings: {}
}

const aim: Chapter = () => ({
  heading: 'Le but',
  paragraphs: [
    'Vous cherchez des coquillages sur une plage. Chacun dans ton panier vaut un point, et chacun de l’espèce que tu souhaites deux de plus. Personne d’autre ne connaît ton souhait avant la fin.',
    'La partie se termine avec le tour à la fin duquel il n’y a plus rien dans le sable. À égalité, qui a le plus d’espèces passe devant.'
  ]
})

const rounds: Chapter = () => ({
  heading: 'Ton tour',
  paragraphs: [
    'Prends un coquillage sur la plage. Puis creuse aussi souvent que tu veux : le coquillage suivant est retourné. Si tu en as déjà trouvé un de son espèce à ce tour, tu perds tout ce que tu y as trouvé.',
    'Quand tu te reposes, ce que tu as trouvé va dans ton panier.',
    'Après chaque tour, un dé dit à quelle place la mer prend un coquillage ; sur un 6, elle ne prend rien. Puis la plage est garnie de nouveau.',
    'Il y a neuf coquillages de chaque espèce : coques, moules, huîtres et conques.'
  ]
})

const lines: Chapter = () => ({ heading: 'Chaque action en une ligne', paragraphs: ['take 3, dig, rest'] })

export const chapters: readonly Chapter[] = [aim, rounds, lines]
