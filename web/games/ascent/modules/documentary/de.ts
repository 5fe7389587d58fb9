import type * as en from './en.ts'
import { known, placeholders } from './known.ts'
import { pictures } from './index.tsx'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

export const turn: typeof en.turn = {
  documentary: {
    filmed: (count, of) => `Gefilmt ${count}/${of}`,
    film: (sequence, isFilmed) => `${sequence}, ${isFilmed ? 'gefilmt' : 'noch zu filmen'}`
  }
}

export const log: typeof en.log = {
  pictures,
  follows: {
    revealed: 'Legt diese nebeneinander in eine Reihe.',
    filmed: 'Das bleibt nun gefilmt.'
  },
  events: {
    revealed: ({ sequences }) => `Zu filmen: ${list(sequences)}.`,
    filmed: ({ sequence }) => `Gefilmt: ${sequence}.`
  }
}

export const goal: string = 'die noch zu filmenden Folgen'

export const rules: typeof en.rules = {
  documentary: ({ options }) => ({
    heading: 'Der Alpenfilm',
    paragraphs: [
      `Von den zehn Panoramen liegen ${options.sequences} offen, und jedes zeigt drei Werte. Bevor der Gipfel gelegt wird, müssen sie alle gefilmt sein.`,
      'Eine Folge ist gefilmt, wenn drei benachbarte Bergkarten einer Reihe genau diese Werte von links nach rechts zeigen. Das Gelände spielt keine Rolle, Lagerfeuer und Brücken zählen nicht, und das Spiegelbild ist nicht dasselbe. Was gefilmt ist, bleibt gefilmt, was auch aus den Karten wird.',
      'Unsere Regelung: Eine Karte darf zu mehreren Folgen gehören, und mehrere dürfen auf einmal gefilmt werden.',
      `Unsere Regelung: Von den gedruckten Folgen sind nur zwei öffentlich bekannt, ${list(known())}. Die anderen sind von uns: ${list(placeholders())}.`
    ]
  })
}

export const harbour: typeof en.harbour = {
  presets: { film: 'Vor der Kamera: Alpenfilm' },
  settings: {
    documentary: {
      label: 'Alpenfilm',
      hint: 'Folgen von drei Werten müssen nebeneinander gelegen haben, bevor der Gipfel kommt.',
      values: { false: 'Ohne', true: 'Mit' }
    },
    sequences: {
      label: 'Zu filmende Folgen',
      hint: 'Je mehr es sind, desto schwerer wird es.',
      values: { 3: 'Drei', 4: 'Vier', 5: 'Fünf' }
    }
  }
}
