import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { pictures } from './index.ts'

export const turn: typeof en.turn = {
  offers: { hook: 'Lancer un grappin' },
  hooks: {
    left: count => `Grappins ${count}`,
    use: 'Mélanger toute ta main à la pioche et en piocher une autre.'
  }
}

export const log: typeof en.log = {
  pictures,
  events: {
    hooked: ({ seat, left }, who) =>
      `${has(seat, who)} lancé un grappin ; ${left === 0 ? 'il n’en reste aucun' : `il en reste ${left}`}.`
  }
}

export const refusals: typeof en.refusals = () => ({
  HOOK_NONE: () => 'Il ne reste aucun grappin.',
  HOOK_EMPTY: () => 'La pioche est vide : un grappin te rendrait les mêmes cartes.'
})

export const rules: typeof en.rules = {
  hooks: ({ options }) => ({
    heading: 'Les grappins',
    paragraphs: [
      `Tu commences avec ce nombre : ${options.hooks}. À ton tour, tu peux en utiliser un : toute ta main est mélangée à la pioche, et tu pioches six cartes.`,
      'Notre choix : si la pioche est vide, pas de grappin, puisque les mêmes cartes reviendraient.'
    ]
  })
}

export const acts: typeof en.acts = {
  hooks: 'lancer un grappin'
}

export const lines: typeof en.lines = {
  hooks: 'La ligne hook lance un grappin.'
}

export const harbour: typeof en.harbour = {
  settings: {
    hooks: {
      label: 'Grappins',
      hint: 'Chacun permet, une fois, de mélanger ta main à la pioche et d’en tirer une autre ; moins il y en a, plus c’est difficile.',
      values: { 3: 'Trois', 2: 'Deux', 1: 'Un', 0: 'Aucun' }
    }
  }
}
