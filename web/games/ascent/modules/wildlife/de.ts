import { paying } from '../../words/de/counted.ts'
import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { ibexValues } from './known.ts'
import { pictures } from './index.tsx'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

function herd(count: number): string {
  return count === 1 ? '1 Steinbock' : `${count} Steinböcke`
}

export const turn: typeof en.turn = {
  offers: { herd: 'Herde führen' },
  wildlife: {
    ibexes: herd,
    reached: count => `Böcke oben ${count}/8`,
    supply: count => `Weitere Steinböcke ${count}`,
    lead: route => `Herde ${route}`,
    which: 'Welche Herde führst du? Jede Reihe kostet eine Karte.',
    from: start => `Wie weit hinauf von ${start}?`
  }
}

export const log: typeof en.log = {
  pictures,
  follows: {
    herded: 'Der Gipfel will acht in Reihe 8.',
    appeared: 'Führt ihn hinauf: Der Gipfel will acht.',
    climbed: 'Das war das Ziel.'
  },
  events: {
    herded: ({ seat, route, ibexes, paid }, who) =>
      `${has(seat, who)} ${ibexes === 1 ? 'einen Steinbock' : herd(ibexes)} hinaufgeführt (${route.join(' → ')})${paying(paid)}.`,
    appeared: ({ slot }) => `Ein Steinbock erscheint auf ${slot}.`,
    climbed: ({ ibexes }) => `${herd(ibexes)} ${ibexes === 1 ? 'ist' : 'sind'} auf den Gipfel gestiegen.`
  }
}

export const refusals: typeof en.refusals = () => ({
  HERD_NONE: ({ slot }) => `Auf ${slot} steht kein Steinbock.`,
  HERD_TOP: () => 'Eine Herde geht nicht höher als bis Reihe 8; das letzte Stück steigt sie mit dem Gipfel hinauf.',
  HERD_PATH: ({ from, to }) => `Von ${from} geht eine Herde nur auf eine Karte, die darauf ruht, und ${to} ist keine.`,
  HERD_BRIDGE: ({ to }) => `Auf ${to} liegt eine Brücke, und keine Herde betritt eine Brücke.`
})

export const goal: string = 'acht Steinböcke in Reihe 8'

export const costing: string = 'Die Herde zu führen'

export const text: typeof en.text = {
  herds: herds => `Steinböcke: ${herds}.`,
  herd: (count, slot) => `${count} auf ${slot}`
}

export const rules: typeof en.rules = {
  wildlife: () => ({
    heading: 'Bergtiere',
    paragraphs: [
      'Zwölf Bergkarten tragen einen Steinbock. Wird eine davon gelegt, stellt sich ein Steinbock darauf.',
      'Unsere Regelung: Rückt eine solche Karte wegen eines Lagerfeuers hinauf, kommt kein zweiter Steinbock.',
      'In deinem Zug darfst du stattdessen eine Herde führen: Alle Steinböcke einer Karte steigen hinauf, bei jedem Schritt auf eine der beiden Karten, die auf der vorigen ruhen. Jede Reihe kostet eine Karte. Steinböcke auf dem Weg kommen mit. Eine Herde betritt keine Brücke und geht nicht höher als bis Reihe 8.',
      'Eine Karte, auf der Steinböcke stehen, kann keinem Lagerfeuer weichen.',
      'Wird der Gipfel gelegt, müssen mindestens acht Steinböcke in Reihe 8 stehen. Den letzten Schritt steigen sie umsonst.',
      'Unsere Regelung: Solange es weniger sind, kann kein Gipfel gelegt werden.',
      `Unsere Regelung: Welche Karten den Steinbock tragen, ist nicht öffentlich bekannt. Hier ist es in jedem Gelände die zweite Karte von ${list(ibexValues())}.`
    ]
  })
}

export const acts: typeof en.acts = {
  wildlife: 'eine Herde führen'
}

export const lines: typeof en.lines = {
  wildlife: 'Die Zeile herd b1 b2 a3 -S3 -G7 führt die Herde von b1 über b2 nach a3.'
}

export const harbour: typeof en.harbour = {
  presets: { wild: 'Mit Steinböcken: Bergtiere' },
  settings: {
    wildlife: {
      label: 'Bergtiere',
      hint: 'Mit manchen Karten kommen Steinböcke, und acht müssen hinaufgeführt sein, bevor der Gipfel kommt.',
      values: { false: 'Ohne', true: 'Mit' }
    }
  }
}
