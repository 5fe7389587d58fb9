import type * as en from './en.ts'
import { has } from '../../../../words/fr/has.ts'
import { pictures } from './index.ts'

const SIDES = { day: 'jour', night: 'nuit' }

export const turn: typeof en.turn = {
  cards: { C: 'Boussole' },
  offers: { turn: 'Tourner une carte' },
  dayNight: {
    up: {
      day: 'Les mains montrent le jour. Il faut la nuit en bas, le jour en haut',
      night: 'Les mains montrent la nuit. Il faut la nuit en bas, le jour en haut'
    },
    which: 'Quelle carte de la mer tourner ? Cela coûte une carte.',
    choose: cell => `Tourner ${cell} : choisis une carte à défausser.`,
    turns: (cell, cards) => `Tourner ${cell}, et défausser ${cards}.`
  }
}

export const log: typeof en.log = {
  pictures,
  follows: { flipped: 'Les îles se posent désormais dans ce sens.' },
  events: {
    'set-aside': ({ seat }, who) => `${has(seat, who)} pioché et écarté une Boussole : elle retourne dans la pioche.`,
    flipped: ({ seat, side }, who) =>
      `${has(seat, who)} pioché une Boussole : toutes les mains montrent leur côté ${SIDES[side]}.`,
    rotated: ({ seat, cell, side }, who) =>
      `${has(seat, who)} tourné la carte en ${cell} : elle montre son côté ${SIDES[side]}.`
  }
}

export const refusals: typeof en.refusals = {
  FINISH_ORIENTATION: () => 'L’Arrivée doit attendre : la nuit doit être en bas et le jour en haut.',
  NO_GRID_CARD: ({ cell }) => `En ${cell}, il n’y a pas de carte à tourner.`
}

export const rules: typeof en.rules = () => ({
  heading: 'Jour et nuit',
  paragraphs: [
    'Chaque île a une moitié jour et une moitié nuit. Au début, le jour est en haut dans toutes les mains.',
    'Parmi les cartes se trouvent 6 Boussoles. Si tu en pioches une, tu la montres et pioches une autre carte à la place ; elle quitte le jeu, et l’autre moitié est désormais en haut, dans toutes les mains à la fois.',
    'Une île se pose dans le sens qu’elle a en main. Comme action, tu peux défausser une carte et tourner une île de la mer, même si cette carte est ta dernière.',
    'L’Arrivée demande la nuit partout dans les rangées 1 à 3, et le jour partout dans les rangées 4 à 6.',
    'Notre choix : une Boussole de la première main est écartée, remplacée et remélangée, pour que la partie commence de jour. Tant que les moitiés ne sont pas bonnes, l’Arrivée est refusée.'
  ]
})

export const line: typeof en.line = 'turn e4 -7 tourne l’île en e4 et défausse 7.'

export const harbour: typeof en.harbour = {
  presets: { day_night: 'Jour et nuit' },
  settings: {
    variant: {
      values: { day_night: 'Jour et nuit' },
      says: { day_night: 'Chaque carte a un côté jour et un côté nuit ; il faut la nuit en bas et le jour en haut.' }
    }
  }
}
