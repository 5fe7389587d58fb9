import type * as en from './en.ts'

export const turn: typeof en.turn = {
  cards: { W: 'Freie' },
  wilds: { start: 'Die freie Karte wird als Start gespielt.' }
}

export const log: typeof en.log = { cards: { W: 'eine freie Karte' } }

export const refusals: typeof en.refusals = {
  WILD_AS_UNAVAILABLE: () => 'Das gibt es in dieser Partie nicht, auch nicht mit einer freien Karte.',
  WILD_VALUE_RANGE: ({ value }) => `Eine Insel ${value} gibt es nicht: Sie gehen von 1 bis 80.`,
  WILD_VALUE_TAKEN: ({ value }) => `Die Insel ${value} liegt im Meer oder ist schon zerstört.`
}

export const refused: typeof en.refused = { W: 'eine freie Karte' }

export const rules: typeof en.rules = ({ options }) => {
  const others = [options.storms ? 'Kompass, und das jederzeit' : '', options.monsters ? 'Seeungeheuer' : ''].filter(
    other => other !== ''
  )
  return {
    heading: 'Freie Karten',
    paragraphs: [
      'Es gibt 2 freie Karten. Man kann eine als Insel mit jeder Zahl von 1 bis 80 legen, die weder im Meer liegt noch zerstört ist, nach allen Regeln für diese Insel.',
      `Man kann sie auch als Start spielen, als Ziel${others.map(other => `, als ${other}`).join('')}. Und abwerfen kann man sie wie jede Karte.`,
      'Unsere Regelung: Niemand muss sie je als Start spielen. Ihre Zahl darf die einer Insel auf einer Hand, in einem Stapel oder unter den abgeworfenen sein; die Insel selbst kann dann nicht mehr gelegt werden.',
      ...(options.storms
        ? ['Unsere Regelung: In einer Reihe, die einen Kompass bringt, zählt sie mit ihrer Zahl.']
        : []),
      ...(options.monsters
        ? ['Unsere Regelung: Man darf sie als Seeungeheuer spielen, aber sie ist keines, wenn ein Ziel gespielt wird.']
        : [])
    ]
  }
}

export const line: typeof en.line = 'W41@f2 legt eine freie Karte als 41.'

export const harbour: typeof en.harbour = {
  settings: {
    wilds: {
      label: 'Freie Karten',
      values: { false: 'Ohne', true: 'Mit' },
      hint: 'Zwei Karten, die jede Insel sein können und manches mehr. Damit wird es leichter.'
    }
  }
}
