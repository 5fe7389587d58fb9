import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility',
  sentence: 'Zeichnet gemeinsam die Karte einer stillen See, Insel um Insel und ohne ein Wort.',
  picture: 'Eine halb gespielte Partie: Inseln auf einem Meer von sechs mal sechs, vom Morgengrauen bis in die Nacht',
  presets: {
    calm: 'Ruhige See: das Grundspiel',
    stormy: 'Stürmisches Wetter: Sturm und Kompass, Freie Karten',
    tempest: 'Ein Orkan: alles von der Stürmischen See'
  },
  settings: {
    variant: {
      label: 'Variante',
      plain: true,
      values: {
        standard: 'Die gewöhnliche See'
      },
      says: {
        standard: 'Sechs Reihen zu sechst, und was ihr unten aus der stürmischen See dazunehmt.'
      }
    },
    talk: {
      label: 'Über das Spiel reden',
      values: { strict: 'Schweigend, wie es gedacht ist', open: 'So viel ihr mögt' }
    }
  }
}
