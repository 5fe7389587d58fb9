import type * as en from './en.ts'

export const turn: typeof en.turn = {
  cards: { W: 'Platzhalter' },
  wilds: { start: 'Der Platzhalter wird als Start gespielt.' }
}

export const log: typeof en.log = { cards: { W: 'einen Platzhalter' } }

export const refusals: typeof en.refusals = {
  WILD_AS_UNAVAILABLE: () => 'Das gibt es in dieser Partie nicht, auch nicht mit einem Platzhalter.',
  WILD_VALUE_RANGE: ({ value }) => `Eine Insel ${value} gibt es nicht: Die Zahlen gehen von 1 bis 80.`,
  WILD_VALUE_TAKEN: ({ value }) => `Die Insel ${value} liegt im Meer oder ist schon zerstört.`
}

export const refused: typeof en.refused = { W: 'einen Platzhalter' }

export const rules: typeof en.rules = ({ options }) => {
  const others = [options.storms ? 'Kompass, und das jederzeit' : '', options.monsters ? 'Seeungeheuer' : ''].filter(
    other => other !== ''
  )
  return {
    heading: 'Platzhalter',
    paragraphs: [
      'Es gibt 2 Platzhalter. Du kannst einen als Insel mit jeder Zahl von 1 bis 80 legen, die weder im Meer liegt noch zerstört ist, nach allen Regeln für diese Insel.',
      `Du kannst ihn auch als Start spielen, als Ziel${others.map(other => `, als ${other}`).join('')}. Und abwerfen kannst du ihn wie jede Karte.`,
      'Unsere Regelung: Niemand muss ihn je als Start spielen. Seine Zahl darf die einer Insel auf einer Hand, in einem Stapel oder unter den abgeworfenen sein; die Insel selbst kann dann nicht mehr gelegt werden.',
      ...(options.storms
        ? ['Unsere Regelung: In einer Reihe, die einen Kompass bringt, zählt er mit seiner Zahl.']
        : []),
      ...(options.monsters
        ? ['Unsere Regelung: Du darfst ihn als Seeungeheuer spielen, aber er ist keines, wenn ein Ziel gespielt wird.']
        : [])
    ]
  }
}

export const line: typeof en.line = 'W41@f2 legt einen Platzhalter als 41.'

export const harbour: typeof en.harbour = {
  settings: {
    wilds: {
      label: 'Platzhalter',
      values: { false: 'Ohne', true: 'Mit' },
      hint: 'Zwei Karten, die jede Insel sein können und manches mehr. Damit wird es leichter.'
    }
  }
}
