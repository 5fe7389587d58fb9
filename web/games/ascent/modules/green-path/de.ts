import type * as en from './en.ts'

export const turn: typeof en.turn = {
  greenPath: {
    hiker: 'hier ist die Wanderin',
    path: row => `Grüner Pfad ${row}/8`
  }
}

export const goal: string = 'der grüne Pfad'

export const rules: typeof en.rules = {
  greenPath: () => ({
    heading: 'Der grüne Pfad',
    paragraphs: [
      'Bevor der Gipfel gelegt wird, müssen Graskarten von Reihe 1 bis Reihe 8 führen, jede auf der vorigen. Gras-Lagerfeuer zählen mit. Auf welchem der beiden Felder von Reihe 8 der Pfad endet, ist egal.',
      'Der Pfad darf unterbrochen und wieder geschlossen werden, bis der Gipfel liegt.',
      'Unsere Regelung: Die Wanderin steht auf der höchsten Karte, die der Pfad erreicht, bei mehreren auf der am weitesten links.'
    ]
  })
}

export const harbour: typeof en.harbour = {
  presets: { green: 'Im Grünen: Grüner Pfad' },
  settings: {
    greenPath: {
      label: 'Grüner Pfad',
      hint: 'Graskarten, jede auf der vorigen, müssen vom Fuß bis zum Gipfel führen.',
      values: { false: 'Ohne', true: 'Mit' }
    }
  }
}
