import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility',
  sentence: 'Zeichnet gemeinsam die Karte einer stillen See, Insel um Insel und ohne ein Wort.',
  picture: 'Eine halb gespielte Partie: Inseln auf einem Meer von sechs mal sechs, vom Morgengrauen bis in die Nacht',
  presets: {
    calm: 'Ruhige See: das Grundspiel',
    stormy: 'Stürmisches Wetter: Sturm und Kompass, Platzhalter',
    tempest: 'Ein Orkan: alles aus der Stürmischen See'
  },
  settings: {
    variant: {
      label: 'Variante',
      plain: true,
      values: {
        standard: 'Die gewöhnliche See'
      },
      says: {
        standard: 'Sechs Reihen zu sechs Feldern, dazu, was ihr unten aus der Stürmischen See wählt.'
      }
    },
    talk: {
      label: 'Über das Spiel reden',
      values: { strict: 'Schweigend, wie vorgesehen', open: 'So viel ihr mögt' }
    }
  }
}
