import type { Hinting } from '../hinting.ts'

const range = (below: number, above: number) =>
  below === 0 ? `Unter ${above}` : above === 81 ? `Über ${below}` : `Zwischen ${below} und ${above}`

export const words: Hinting = {
  hints: {
    order: 'Die Zahlen steigen von links nach rechts, Reihe um Reihe nach oben. Wähl eine Karte.',
    price: 'Direkt neben einer Karte zahlst du die Differenz. Mit Abstand kostet ein Feld nichts.',
    silence: 'Niemand sagt, was er hat: Was im Meer liegt, muss alles sagen.',
    discard: 'Nichts passt so recht? Dann wirf zwei Karten ab und zieh neue.',
    finish: 'Du hast ein Ziel. Heb es für den Schluss auf: Ohne Ziel gewinnt niemand.'
  },
  doubts: {
    FEW_LEFT: ({ below, above, cells, left, reopens = false }) =>
      `${range(below, above)} wird es ${reopens ? 'nur noch mit einem Seeungeheuer' : 'nicht mehr'} voll: ` +
      `${cells} ${cells === 1 ? 'Feld' : 'Felder'}, ${left || 'keine'} ${left === 1 ? 'Zahl' : 'Zahlen'}.`
  }
}
