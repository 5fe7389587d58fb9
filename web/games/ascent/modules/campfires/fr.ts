import { paying } from '../../words/fr/counted.ts'
import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { pictures } from './index.ts'

const cards = { FG: 'Feu de camp herbeux', FS: 'Feu de camp enneigé', FR: 'Feu de camp rocheux' }

export const turn: typeof en.turn = {
  cards,
  campfires: {
    worth: value => `compte pour ${value}`,
    fire: (card, source) => `${card} en ${source}`,
    lifted: (fire, target) => `${fire}, sa carte monte en ${target}`,
    source: 'Quelle carte cède sa place au Feu ? Elle montera plus haut.',
    target: source => `Où va la carte de ${source} ?`
  }
}

export const log: typeof en.log = {
  cards,
  pictures,
  follows: { lifted: 'Il vaut autant que la carte à sa gauche.' },
  events: {
    lifted: ({ seat, card: fire, source, target, lifted, paid }, who, named) =>
      `${has(seat, who)} allumé un ${named(fire)} en ${source}${paid ? ',' : ' et'} monté un ${named(lifted)} en ${target}${paying(paid)}.`
  }
}

export const refusals: typeof en.refusals = ({ card }) => ({
  FIRE_TARGET: ({ slot }) => `En ${slot}, il n’y a pas de Versant à remplacer.`,
  FIRE_TERRAIN: ({ card: fire, slot, by }) => `Un ${card(fire)} ne peut pas remplacer le ${card(by)} en ${slot}.`,
  FIRE_HERD: ({ slot }) => `Des bouquetins sont en ${slot} : pas de Feu de camp avant leur départ.`,
  FIRE_UP: ({ source, target }) =>
    `La carte de ${source} doit aller dans une rangée plus haute que la sienne, et ${target} n’y est pas.`
})

export const rules: typeof en.rules = {
  campfires: () => ({
    heading: 'Les Feux de camp',
    paragraphs: [
      'Un Feu de camp prend la place d’un Versant de son type. Ce Versant va sur une case d’une rangée plus haute, même sur un Pont, là où les règles ci-dessus le permettent, et y coûte ce qu’il coûte toujours. Le Feu de camp lui-même ne coûte rien.',
      'Il porte ce qui reposait sur la carte, et reste pour de bon. Il garde son type, et a la valeur du Versant le plus proche à sa gauche dans la rangée, par-delà les Ponts et les autres Feux de camp ; cette valeur est écrite dessus. S’il n’y en a pas, il n’a pas de valeur, et poser à côté est gratuit.',
      'Notre choix : cette valeur est relue chaque fois qu’elle compte, puisque rien sur une table ne la retiendrait.',
      'Notre choix : à côté d’un Feu de camp compte la valeur qu’il a avant que la carte soit posée. Une carte posée sur un Pont peut aussi lui céder sa place ; le Pont reste sous le Feu de camp, hors de la partie.'
    ]
  })
}

export const acts: typeof en.acts = {
  campfires: 'allumer un Feu de camp'
}

export const lines: typeof en.lines = {
  campfires:
    'FG@a1>b2 -S3 allume le Feu de camp herbeux en a1, monte la carte qui y était en b2, et paie une carte pour cela.'
}
