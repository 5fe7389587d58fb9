import type { Sign } from '../../sign.ts'

export const sign: Sign = {
  title: 'Tranquility',
  sentence: 'Zeichnet gemeinsam die Karte einer stillen See, Insel um Insel und ohne ein Wort.',
  picture: 'Eine halb gespielte Partie: Inseln auf einem Meer von sechs mal sechs, vom Morgengrauen bis in die Nacht',
  settings: {
    talk: {
      label: 'Über das Spiel reden',
      values: { strict: 'Schweigend, wie es gedacht ist', open: 'So viel ihr mögt' }
    }
  }
}
