import { paying } from '../../words/fr/counted.ts'
import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { ibexValues } from './known.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

function herd(count: number): string {
  return count < 2 ? `${count} bouquetin` : `${count} bouquetins`
}

export const turn: typeof en.turn = {
  offers: { herd: 'Mener harde' },
  wildlife: {
    ibexes: herd,
    reached: count => `Bouquetins ${count}/8`,
    supply: count => `Bouquetins à venir ${count}`,
    lead: route => `harde ${route}`,
    which: 'Quelle harde mènes-tu ? Une carte par rangée.',
    from: start => `Jusqu’où, depuis ${start} ?`
  }
}

export const log: typeof en.log = {
  events: {
    herded: ({ seat, route, ibexes, paid }, who) =>
      `${has(seat, who)} mené ${herd(ibexes)} par ${route.join(' → ')}${paying(paid)}.`,
    appeared: ({ slot }) => `Un bouquetin apparaît en ${slot}.`,
    climbed: ({ ibexes }) =>
      ibexes < 2 ? `${herd(ibexes)} est monté au Sommet.` : `${herd(ibexes)} sont montés au Sommet.`
  }
}

export const refusals: typeof en.refusals = () => ({
  HERD_NONE: ({ slot }) => `Aucun bouquetin en ${slot}.`,
  HERD_TOP: () => 'Une harde ne monte pas plus haut que la rangée 8 ; le reste du chemin se fait avec le Sommet.',
  HERD_PATH: ({ from, to }) => `De ${from}, une harde ne va que sur une carte posée dessus, ce que ${to} n’est pas.`,
  HERD_BRIDGE: ({ to }) => `En ${to} se trouve un Pont, où une harde ne passe pas.`
})

export const goal: string = 'huit bouquetins sur la rangée 8'

export const costing: string = 'Mener la harde'

export const text: typeof en.text = {
  herds: herds => `Bouquetins : ${herds}.`,
  herd: (count, slot) => `${count} en ${slot}`
}

export const rules: typeof en.rules = {
  wildlife: () => ({
    heading: 'La faune des montagnes',
    paragraphs: [
      'Douze cartes montagne portent un bouquetin. Quand l’une d’elles est posée, un bouquetin vient s’y tenir.',
      'Notre choix : quand une telle carte monte à cause d’un Feu de camp, il n’en vient pas de second.',
      'À ton tour, tu peux mener une harde : tous les bouquetins d’une carte montent, à chaque pas vers l’une des deux cartes qui reposent sur la précédente. Chaque rangée coûte une carte. Qui se tient sur le chemin vient avec. Une harde ne passe sur aucun Pont, et ne monte pas plus haut que la rangée 8.',
      'Une carte où se tiennent des bouquetins ne peut pas céder sa place à un Feu de camp.',
      'Quand le Sommet est posé, au moins huit bouquetins doivent se tenir sur la rangée 8. Le dernier pas est gratuit.',
      'Notre choix : un Sommet ne peut pas être posé tant qu’ils sont moins.',
      `Provisoire : nous ne savons pas quelles cartes portent le bouquetin. Tant que personne ne les a lues, c’est la seconde carte de ${list(ibexValues())} dans chaque terrain.`
    ]
  })
}

export const acts: typeof en.acts = {
  wildlife: 'mener une harde'
}

export const lines: typeof en.lines = {
  wildlife: 'La ligne herd b1 b2 a3 -S3 -G7 mène la harde de b1 par b2 jusqu’en a3.'
}

export const harbour: typeof en.harbour = {
  presets: { wild: 'Avec des bouquetins : Faune des montagnes' },
  settings: {
    wildlife: {
      label: 'Faune des montagnes',
      hint: 'Des bouquetins viennent avec certaines cartes ; huit doivent être menés en haut avant que le Sommet soit posé.',
      values: { false: 'Sans', true: 'Avec' }
    }
  }
}
