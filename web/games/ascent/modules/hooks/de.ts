import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { pictures } from './index.ts'

export const turn: typeof en.turn = {
  offers: { hook: 'Haken benutzen' },
  hooks: {
    left: count => `Haken ${count}`,
    use: 'Deine ganze Hand in den Stapel mischen und neu ziehen.'
  }
}

export const log: typeof en.log = {
  pictures,
  events: {
    hooked: ({ seat, left }, who) =>
      `${has(seat, who)} einen Kletterhaken benutzt; ${left === 0 ? 'keiner ist' : left === 1 ? 'einer ist noch' : `${left} sind noch`} übrig.`
  }
}

export const refusals: typeof en.refusals = () => ({
  HOOK_NONE: () => 'Es ist kein Kletterhaken mehr da.',
  HOOK_EMPTY: () => 'Der Stapel ist leer: Ein Kletterhaken gäbe dir nur dieselben Karten wieder.'
})

export const rules: typeof en.rules = {
  hooks: ({ options }) => ({
    heading: 'Kletterhaken',
    paragraphs: [
      `Du beginnst mit so vielen: ${options.hooks}. In deinem Zug darfst du stattdessen einen verbrauchen: Deine ganze Hand wird in den Stapel gemischt, und du ziehst sechs Karten.`,
      'Unsere Regelung: Ist der Stapel leer, geht das nicht, denn es kämen nur dieselben Karten wieder.'
    ]
  })
}

export const acts: typeof en.acts = {
  hooks: 'einen Kletterhaken benutzen'
}

export const lines: typeof en.lines = {
  hooks: 'Die Zeile hook benutzt einen Kletterhaken.'
}

export const harbour: typeof en.harbour = {
  settings: {
    hooks: {
      label: 'Kletterhaken',
      hint: 'Mit jedem mischst du einmal deine Hand in den Stapel und ziehst eine neue; je weniger, desto schwerer.',
      values: { 3: 'Drei', 2: 'Zwei', 1: 'Einer', 0: 'Keiner' }
    }
  }
}
