import type { Sign } from '../../../sign.ts'

export const sign: Sign = {
  title: 'Tranquility',
  sentence: 'Zeichnet gemeinsam die Karte einer stillen See, Insel um Insel und ohne ein Wort.',
  picture: 'Eine halb gespielte Partie: Inseln auf einem Meer von sechs mal sechs, vom Morgengrauen bis in die Nacht',
  presets: {
    calm: 'Ruhige See: das Grundspiel',
    galateia: 'Ruhige See, der Inseln fehlen',
    rocky: 'Felsige Küste: Felsen',
    haunted: 'Tiefe Wasser: drei Seeungeheuer',
    stormy: 'Stürmisches Wetter: Sturm und Kompass, Freie Karten',
    tempest: 'Ein Orkan: alles von der Stürmischen See',
    high_arch: 'Hoher Bogen',
    pyramid: 'Pyramide',
    day_night: 'Tag und Nacht',
    competitive: 'Gegeneinander: zwei um Punkte'
  },
  settings: {
    variant: {
      label: 'Variante',
      plain: true,
      values: {
        standard: 'Die gewöhnliche See',
        high_arch: 'Hoher Bogen',
        pyramid: 'Pyramide',
        day_night: 'Tag und Nacht',
        competitive: 'Gegeneinander'
      },
      says: {
        standard: 'Sechs Reihen zu sechst, und was ihr unten aus der stürmischen See dazunehmt.',
        high_arch: 'Erst zwei Pfeiler, dann das Dach darüber. Kein Start, und in den Pfeilern kostet nichts.',
        pyramid: 'Ein Meer, das bis auf ein Feld schmaler wird; sechs Felder verbergen eine Entdeckerkarte.',
        day_night: 'Jede Karte hat eine Tag- und eine Nachtseite; unten soll Nacht sein und oben Tag.',
        competitive: 'Zu zweit gegeneinander: Karten aus einer offenen Reihe, Punkte für das, was im Meer liegt.'
      }
    },
    removal: {
      label: 'Inseln, die fehlen',
      values: {
        none: 'Keine',
        galateia: 'Galateia (4)',
        triton: 'Triton (6)',
        leucothea: 'Leukothea (8)',
        amphitrite: 'Amphitrite (10)',
        poseidon: 'Poseidon (12)'
      },
      hint: 'So viele Inseln kommen vor Beginn ungesehen aus dem Spiel. Je mehr, desto schwerer.'
    },
    monsters: {
      label: 'Seeungeheuer',
      values: { 0: 'Keine', 3: 'Drei', 4: 'Vier', 5: 'Fünf' },
      hint: 'Man kann sie nicht abwerfen, jedes nimmt eine Insel mit, und am Ende darf niemand eines haben.'
    },
    storms: {
      label: 'Sturm und Kompass',
      values: { false: 'Ohne', true: 'Mit' },
      hint: 'Sechs Stürme unterbrechen, wer sie zieht; Kompasse, die ihr gemeinsam gewinnt, vertreiben sie.'
    },
    rocks: {
      label: 'Felsen',
      values: { false: 'Ohne', true: 'Mit' },
      hint: 'Sie sperren eine Reihe und müssen nach jedem Zug weiter, oder ihr zahlt, damit sie bleiben.'
    },
    wilds: {
      label: 'Freie Karten',
      values: { false: 'Ohne', true: 'Mit' },
      hint: 'Zwei Karten, die jede Insel sein können und manches mehr. Damit wird es leichter.'
    },
    harder: {
      label: 'Erschwert',
      values: { false: 'Nein', true: 'Ja' },
      hint: 'Ein Start unter den Entdeckerkarten kostet eine Karte mehr.'
    },
    easier: {
      label: 'Erleichtert',
      values: { false: 'Nein', true: 'Ja' },
      hint: 'Fünf Joker unter den Entdeckerkarten anstelle der Seeungeheuer.'
    },
    talk: {
      label: 'Über das Spiel reden',
      values: { strict: 'Schweigend, wie es gedacht ist', open: 'So viel ihr mögt' }
    }
  }
}
