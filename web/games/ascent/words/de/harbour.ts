import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility: The Ascent',
  sentence: 'Baut gemeinsam einen Berg, Karte auf Karte und ohne ein Wort, bis hinauf zum Gipfel.',
  picture:
    'Eine halb gespielte Partie: quadratische Karten, auf die Spitze gestellt und zu einem Berg getürmt, in der Dämmerung',
  presets: {
    mountain: 'Der Berg: das Grundspiel',
    whole: 'Der ganze Berg: alle drei Module'
  },
  settings: {
    talk: {
      label: 'Über das Spiel reden',
      values: { strict: 'Schweigend, wie vorgesehen', open: 'So viel ihr mögt' }
    }
  }
}
