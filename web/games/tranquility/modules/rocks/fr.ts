import type * as en from './en.ts'
import { has } from '../../../../words/fr/has.ts'
import { momentOf, pictures } from './moment.ts'
import { picture } from './picture.ts'

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

export const turn: typeof en.turn = {
  offers: { rocks: 'Déplacer les Récifs', keep: 'Garder les Récifs' },
  rocks: {
    name: 'Récifs acérés',
    where: 'Touche une rangée pour les Récifs acérés.',
    moved: row => `Les Récifs vont sur la rangée ${row}.`,
    pay: missing => `Choisis ${cards(missing)} à défausser, et les Récifs restent.`,
    kept: cards => `Défausser ${cards} : les Récifs restent.`
  }
}

export const log: typeof en.log = {
  pictures,
  moment: now =>
    momentOf(now, {
      stir: 'Après chaque tour, les Récifs acérés bougent.',
      row: 'Choisis une rangée.',
      orPay: 'Choisis une rangée, ou garde-les pour deux cartes.',
      theirs: who => `${who} choisit une rangée, ou les garde pour deux cartes.`
    }),
  follows: { 'rocks-moved': 'Aucune carte n’y entre plus.' },
  events: {
    'rocks-laid': ({ row }) => `Les Récifs acérés sont sur la rangée ${row}.`,
    'rocks-moved': ({ seat, row }, who) => `${has(seat, who)} déplacé les Récifs acérés sur la rangée ${row}.`,
    'rocks-kept': ({ seat, count }, who) =>
      `${has(seat, who)} gardé les Récifs acérés en place, au prix de ${count < 2 ? 'une carte' : `${count} cartes`}.`,
    'rocks-gone': () => 'Quatre rangées sont pleines : les Récifs acérés ont disparu pour de bon.'
  }
}

export const refusals: typeof en.refusals = {
  ROCKS_SAME_ROW: ({ row }) => `Les Récifs acérés sont déjà sur la rangée ${row}.`,
  ROCKS_ROW_FULL: ({ row }) => `La rangée ${row} est pleine : les Récifs acérés n’y ont pas leur place.`
}

export const refused: typeof en.refused = { rocks: 'les Récifs acérés' }

export const rules: typeof en.rules = () => ({
  heading: 'Les Récifs acérés',
  paragraphs: [
    'Les Récifs acérés sont sur une rangée, choisie par le hasard. Aucune carte ne peut y entrer ; ce qui s’y trouve déjà compte toujours pour l’ordre et le prix.',
    'Après chacune de tes actions, avant de piocher, tu déplaces les Récifs sur une autre rangée qui a une case libre, ou tu défausses exactement 2 cartes pour les garder où ils sont.',
    'Dès que 4 rangées sont pleines en même temps, les Récifs disparaissent pour de bon.',
    'Notre choix : les 4 rangées doivent être pleines en même temps, et les Récifs ne reviennent pas si une rangée se rouvre. Avec 1 seule carte, on ne peut pas les garder.'
  ],
  picture: {
    ...picture(),
    says: 'Aucune carte ne peut aller sur la rangée 4. Ce qui s’y trouvait compte toujours : 41 et 46 gardent leur prix.'
  }
})

export const line: typeof en.line = 'rocks 4 déplace les Récifs sur la rangée 4, keep -7 -9 les garde en place.'

export const harbour: typeof en.harbour = {
  presets: { rocky: 'Côte rocheuse : Récifs acérés' },
  settings: {
    rocks: {
      label: 'Récifs acérés',
      values: { false: 'Sans', true: 'Avec' },
      hint: 'Ils ferment une rangée, et après chaque tour il faut les déplacer ou payer pour qu’ils restent.'
    }
  }
}
