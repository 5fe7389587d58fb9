import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility: The Ascent',
  sentence: 'Baut gemeinsam einen Berg, Karte auf Karte und ohne ein Wort, bis hinauf zum Gipfel.',
  picture: 'Eine halb gespielte Partie: Quadratische Karten stehen auf der Spitze, ein Berg in der Dämmerung',
  presets: {
    mountain: 'Der Berg: das Grundspiel',
    green: 'Im Grünen: Grüner Pfad',
    film: 'Im Film: Alpenfilm',
    wild: 'Mit Steinböcken: Bergtiere',
    whole: 'Der ganze Berg: alle drei Module'
  },
  settings: {
    greenPath: {
      label: 'Grüner Pfad',
      hint: 'Graskarten, jede auf der vorigen, müssen vom Fuß bis zum Gipfel führen.',
      values: { false: 'Ohne', true: 'Mit' }
    },
    documentary: {
      label: 'Alpenfilm',
      hint: 'Folgen von drei Werten müssen nebeneinander gelegen haben, bevor der Gipfel kommt.',
      values: { false: 'Ohne', true: 'Mit' }
    },
    sequences: {
      label: 'Folgen zu filmen',
      hint: 'Je mehr es sind, desto schwerer wird es.',
      values: { 3: 'Drei', 4: 'Vier', 5: 'Fünf' }
    },
    wildlife: {
      label: 'Bergtiere',
      hint: 'Mit manchen Karten kommen Steinböcke, und acht müssen hinaufgeführt sein, bevor der Gipfel kommt.',
      values: { false: 'Ohne', true: 'Mit' }
    },
    hooks: {
      label: 'Kletterhaken',
      hint: 'Mit jedem mischst du einmal deine Hand in den Stapel und ziehst eine neue; je weniger, desto schwerer.',
      values: { 3: 'Drei', 2: 'Zwei', 1: 'Einer', 0: 'Keiner' }
    },
    talk: {
      label: 'Über das Spiel reden',
      values: { strict: 'Schweigend, wie es gedacht ist', open: 'So viel ihr mögt' }
    }
  }
}
