import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { momentOf, pictures } from './moment.ts'
import { cardsInWords, youNamed } from '../../words/fr/counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

export const turn: typeof en.turn = {
  cards: { S: 'Départ' },
  offers: { start: 'Jouer le Départ', give: 'Proposer des cartes', withdraw: 'Retirer mon offre' },
  confirm: { give: picked => (picked ? `En proposer ${picked}` : 'Aucune') },
  start: {
    give: cards => `Tu proposes ${cards}.`,
    unseen: 'Les autres n’en voient que le nombre.',
    none: 'Touche les cartes que tu donnerais, ou n’en propose aucune.',
    other: 'Touche des cartes pour changer ton offre.'
  }
}

export const log: typeof en.log = {
  cards: { S: 'un Départ' },
  pictures,
  moment: (now, named) =>
    momentOf(now, named, {
      held: 'Tu as pioché un Départ : il se joue aussitôt.',
      played: who => `${who === null ? 'Tu as' : `${who} a`} joué le Départ.`,
      alone: 'Il coûte 8 cartes.',
      together: 'Ensemble, vous donnez 8 cartes.',
      you: 'toi',
      offers: (offers, short) =>
        `Proposé : ${offers.join(', ')}. ${short ? `Il en manque ${short} sur 8` : 'Les 8 y sont'}.`,
      next: 'Les 8 partent à la fois.',
      offered: cards => `Tu as proposé ${list(cards)}.`,
      offeredNone: 'Tu n’en as proposé aucune.',
      change: 'Tu peux encore changer d’avis.',
      all: 'Tout le monde a répondu.',
      unseen: 'deux sans les voir',
      count: cardsInWords,
      short: missing => `Il en manque encore ${missing} sur 8 : qui peut donner plus ?`
    }),
  phrases: {
    'can-give': count => `Je pourrais en donner ${count}.`,
    'please-give': count => `Pourrais-tu en donner ${count} de plus ?`
  },
  events: {
    ready: () => 'Un Départ a été mélangé à chaque pioche.',
    started: ({ seat, with: as }, who, named) =>
      `${has(seat, who)} joué ${as ? `${named(as)} comme Départ` : 'un Départ'} : il faut huit cartes.`,
    pledged: ({ seat, count, blind }, who) =>
      `${who(seat) === null ? 'Tu proposes' : `${who(seat)} propose`} ${count ? cardsInWords(count) : 'zéro carte'}${blind ? ', dont deux sans les voir' : ''}.`,
    withdrew: ({ seat }, who) => `${has(seat, who)} retiré ${who(seat) === null ? 'ta' : 'sa'} proposition.`,
    paid: ({ counts }, who) =>
      `Le Départ est payé : ${counts.map((count, seat) => `${who(seat) ?? 'toi'} ${count}`).join(', ')}.`
  }
}

export const refusals: typeof en.refusals = card => ({
  MUST_PLAY_START: () => 'Tu as un Départ, et aucun n’a encore été joué : il faut d’abord le jouer.',
  START_ALREADY_PLAYED: () => 'Le Départ a déjà été joué.',
  FINISH_NO_START: () => 'L’Arrivée doit attendre : aucun Départ n’a encore été joué.',
  PLEDGE_COUNT: ({ count, named, most }) =>
    Number(count) > Number(most)
      ? `Tu peux en proposer au plus ${most}.`
      : `Tu as proposé ${count === 0 ? 'zéro carte' : cardsInWords(count)}, mais ${youNamed(named)}.`,
  PLEDGE_BAD_CARDS: ({ cards }) => `Tu ne peux pas proposer ${card(cards)} : tout n’est pas dans ta main.`,
  PLEDGE_OVER_EIGHT: ({ count, short }) =>
    `Il ne manque plus que ${cardsInWords(short)} sur huit ; tu en as proposé ${count}.`,
  START_UNPAYABLE: () => 'Ainsi, les huit cartes du Départ ne pourraient plus être réunies.'
})

/** What its card is called in a refusal. */
export const refused: typeof en.refused = { S: 'un Départ' }

export const rules: typeof en.rules = ({ seats }) => ({
  heading: 'Le Départ',
  paragraphs: seats > 1 ? startTogether(seats) : START_ALONE
})

function startTogether(seats: number): readonly string[] {
  return [
    'Tant qu’aucun Départ n’a été joué, si tu en as un en main à ton tour, tu dois le jouer, et tu ne peux rien faire d’autre.',
    `Il coûte huit cartes, que vous payez ensemble : réparties comme vous voulez, même toutes de la même main.${seats === 2 ? ' Avant cela, chacun de vous deux pioche deux cartes de plus.' : ''} Toute carte convient, les Arrivées et les autres Départs aussi.`,
    'Chacun propose un nombre de cartes, que tous voient, et choisit en secret lesquelles. Zéro est aussi une proposition. Tu peux changer ou retirer la tienne, jusqu’à ce que tous aient proposé et que la somme fasse huit. À cet instant les cartes sont défaussées, et chacun, à commencer par celui qui a joué le Départ, pioche jusqu’à en avoir de nouveau cinq.',
    'Dès lors, les autres Départs ne servent plus qu’à être défaussés.',
    'Notre choix : si toutes les mains ensemble ont moins de huit cartes, la partie est perdue. Tous piochent de nouveau dans l’ordre des places, à commencer par celui qui a joué le Départ.'
  ]
}

const START_ALONE = [
  'Dès que tu l’as en main à ton tour, tu dois le jouer, et tu ne peux rien faire d’autre.',
  'Tu pioches alors jusqu’à avoir dix cartes en main, tu en défausses huit, puis tu pioches jusqu’à en avoir de nouveau cinq. Toute carte peut être parmi les huit.',
  'Notre choix : dix et huit sont de nous, pour que jouer en solitaire soit à peu près aussi difficile qu’à plusieurs. Si tu ne trouves pas huit cartes, la partie est perdue.'
]

/** Whether it has been played, where a sea is read out. */
export const aloud: typeof en.aloud = ({ startPlayed }) =>
  startPlayed === undefined ? undefined : startPlayed ? 'Le Départ a été joué.' : 'Aucun Départ n’a encore été joué.'
