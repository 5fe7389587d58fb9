import { paying } from '../../words/fr/counted.ts'
import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { ibexValues } from './known.ts'
import { pictures } from './index.tsx'

const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

function herd(count: number): string {
  return count < 2 ? `${count} bouquetin` : `${count} bouquetins`
}

export const turn: typeof en.turn = {
  offers: { herd: 'Mener un troupeau' },
  wildlife: {
    ibexes: herd,
    reached: count => `Bouquetins ${count}/8`,
    supply: count => `Bouquetins à venir ${count}`,
    lead: route => `troupeau ${route}`,
    which: 'Quel troupeau mènes-tu ? Chaque rangée coûte une carte.',
    from: start => `Jusqu’où, depuis ${start} ?`
  }
}

export const log: typeof en.log = {
  pictures,
  follows: {
    herded: 'Le Sommet en veut huit en rangée 8.',
    appeared: 'À mener en haut : le Sommet en veut huit.',
    climbed: 'C’était le but.'
  },
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
  HERD_TOP: () => 'Un troupeau ne monte pas plus haut que la rangée 8 ; le reste du chemin se fait avec le Sommet.',
  HERD_PATH: ({ from, to }) =>
    `De ${from}, un troupeau ne va que sur une carte qui repose dessus, ce qui n’est pas le cas de ${to}.`,
  HERD_BRIDGE: ({ to }) => `Il y a un Pont en ${to}, et un troupeau ne passe sur aucun Pont.`
})

export const goal: string = 'huit bouquetins sur la rangée 8'

export const costing: string = 'Mener le troupeau'

export const text: typeof en.text = {
  herds: herds => `Bouquetins : ${herds}.`,
  herd: (count, slot) => `${count} en ${slot}`
}

export const rules: typeof en.rules = {
  wildlife: () => ({
    heading: 'La Faune montagnarde',
    paragraphs: [
      'Douze Versants portent un bouquetin. Quand l’un d’eux est posé, un bouquetin vient s’y tenir.',
      'Notre choix : quand une telle carte monte à cause d’un Feu de camp, il ne vient pas de second bouquetin.',
      'À ton tour, tu peux mener un troupeau : tous les bouquetins d’une carte montent, à chaque pas vers l’une des deux cartes qui reposent sur la précédente. Chaque rangée coûte une carte. Les bouquetins sur le chemin suivent. Un troupeau ne passe sur aucun Pont, et ne monte pas plus haut que la rangée 8.',
      'Une carte où se tiennent des bouquetins ne peut pas céder sa place à un Feu de camp.',
      'Quand le Sommet est posé, au moins huit bouquetins doivent se tenir sur la rangée 8. Le dernier pas est gratuit.',
      'Notre choix : un Sommet ne peut pas être posé tant qu’ils sont moins nombreux.',
      `Notre choix : on ne sait pas publiquement quelles cartes portent le bouquetin. Ici, c’est la seconde carte de ${list(ibexValues())} de chaque type.`
    ]
  })
}

export const acts: typeof en.acts = {
  wildlife: 'mener un troupeau'
}

export const lines: typeof en.lines = {
  wildlife: 'La ligne herd b1 b2 a3 -S3 -G7 mène le troupeau de b1 par b2 jusqu’en a3.'
}

export const harbour: typeof en.harbour = {
  presets: { wild: 'Avec des bouquetins : Faune montagnarde' },
  settings: {
    wildlife: {
      label: 'Faune montagnarde',
      hint: 'Des bouquetins viennent avec certaines cartes ; huit doivent être menés jusqu’en haut avant que le Sommet soit posé.',
      values: { false: 'Sans', true: 'Avec' }
    }
  }
}
