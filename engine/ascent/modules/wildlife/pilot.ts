import { faceOf, isMountain } from '../../mountain/cards.ts'
import type { Pilot, Taken } from '../../pilot/pilot.ts'
import { cardsToClimb } from './climb.ts'
import type { Herds } from './ibexes.ts'

const HERD = 3.5
/** A card that is still needed to bring ibexes up. */
const CLIMB = 0.6
/** The turns to be reckoned with for each card that ibexes need to come up: others will appear lower. */
const CLIMBED = 1.5
/** What a card brings with an ibex. */
const IBEX = 1

export const pilot: Pilot = {
  slows: 1.3,
  effects: { herd: grid => ({ grid, cost: HERD }) },
  lack: (_, { herds }, taken) => (herds && taken ? CLIMB * cardsToClimb(after(herds, taken)) : 0),
  use: (card, { view }) => (view.herds && isMountain(card) && faceOf(card).hasIbex ? IBEX : 0),
  turns: ({ herds }) => (herds ? CLIMBED * cardsToClimb(herds) : 0)
}

function after(herds: Herds, { choice: { verb, subject }, way }: Taken): Herds {
  if (verb === 'herd') return led(herds, way.split(' '))
  return verb === 'place' && subject?.endsWith('*') ? { ...herds, [way]: 1 } : herds
}

function led(herds: Herds, way: readonly string[]): Herds {
  const joined = way.reduce((sum, name) => sum + (herds[name] ?? 0), 0)
  const left = Object.entries(herds).filter(([name]) => !way.includes(name))
  return { ...Object.fromEntries(left), [way.at(-1) ?? '']: joined }
}
