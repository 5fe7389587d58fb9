import { keep, recall } from '../device.ts'
import { type Fields, players } from './fields.ts'
import { PRESET } from './presets.ts'
import type { HarbourView } from './state.ts'

const KEY = 'slowboat.harbour'
/** What belongs to one visit, and is not remembered for the next. */
const PASSING = ['key', 'game', 'language', 'zone', 'greeting', 'cats', 'alone', PRESET]

/** The form as it was left last time on this device, where it fits this game. */
export function leftFields({ fields, game }: HarbourView): Fields {
  const kept = keptFields()
  const { least, most } = game.seats
  const fits = players(kept) >= least && players(kept) <= most
  return { ...fields, ...kept, ...(!fits && { seats: fields.seats ?? `${least}` }) }
}

export function keepFields(fields: Fields): void {
  keep(KEY, Object.fromEntries(Object.entries(fields).filter(([name]) => !PASSING.includes(name))))
}

function keptFields(): Fields {
  return Object.fromEntries(Object.entries(recall(KEY) ?? {}).filter(([, value]) => typeof value === 'string'))
}
