import type * as en from './en.ts'

export const refusals: typeof en.refusals = {
  PILLARS_FIRST: () => 'Das Dach ist erst offen, wenn beide Pfeiler voll sind.'
}

export const rules: typeof en.rules = ({ seats }) => ({
  heading: 'Der Hohe Bogen',
  paragraphs: [
    'Das Meer ist ein Bogen: 2 Pfeiler aus 6 Feldern, a1 bis b3 und f1 bis g3, und darüber ein Dach aus 4 Reihen zu 7, a4 bis g7. Es gibt keinen Start, und nichts wird gemeinsam bezahlt.',
    'Zuerst werden die Pfeiler gefüllt. In jedem steigen die Zahlen von unten links nach oben rechts, und das Legen kostet nichts. Die beiden haben nichts miteinander zu tun.',
    'Ab dem Zug nach der 12. Karte in den Pfeilern ist das Dach offen. Dort gelten Reihenfolge und Preis wie unten, von a4 bis g7 und über die Reihenenden hinweg. Pfeiler und Dach berühren einander nicht.',
    `Die 80 Inseln und 5 Ziele ${seats > 1 ? 'werden gleichmäßig verteilt' : 'liegen im Stapel'}, und eine Hand hat 5 Karten. Bist du dran, legst du eine Insel, wirfst zwei Karten ab oder spielst ein Ziel und ziehst wieder bis 5.`,
    'Ist das Dach voll, gewinnt ein Ziel.',
    'Unsere Regelung: Die Pfeiler sind 2 Felder breit und 3 hoch, und zwischen ihnen und dem Dach gibt es keinen Preis.',
    ...(seats > 1
      ? [
          'Unsere Regelung: Gehen die Karten nicht auf, entscheidet der Zufall, wer eine mehr bekommt. Wer die wenigsten bekommen hat, beginnt; sind es mehrere, entscheidet der Zufall.'
        ]
      : [])
  ]
})

export const harbour: typeof en.harbour = {
  presets: { high_arch: 'Hoher Bogen' },
  settings: {
    variant: {
      values: { high_arch: 'Hoher Bogen' },
      says: {
        high_arch: 'Erst zwei Pfeiler, dann das Dach darüber. Kein Start, und in den Pfeilern kostet das Legen nichts.'
      }
    }
  }
}
