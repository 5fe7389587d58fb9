import type * as en from './en.ts'

export const turn: typeof en.turn = {
  offers: { blind: 'Deux sans les voir' },
  blind: {
    unseen: 'Deux cartes de ta pioche partent sans être vues. Touche des cartes pour en donner plus.',
    offered: count => `En proposer ${count}, dont deux sans les voir.`
  }
}

export const refusals: typeof en.refusals = {
  BLIND_NOT_ALLOWED: () => 'On ne donne sans voir que sous une Tempête jaune, avec deux cartes dans sa pioche.'
}
