import { fillLineTemplate, waysWithPrices } from '../../../engine/choice.ts'
import type { WireChoice } from '../../../schema/wire/choice.ts'
import type { TapChoice } from '../../../web/seat/game.ts'
import { held, meaning, NO_TAPS, type Offer, tapCard, tapPlace, type Taps, tapVerb } from '../../../web/seat/taps.ts'

/** One tap on the page: a card by its position, a place or way by its name, the button of a verb. */
export type Tap =
  | { readonly on: 'card'; readonly at: number }
  | { readonly on: 'place'; readonly at: string }
  | { readonly on: 'verb'; readonly at: string }

/** The taps that put a line together on a page where those have been made already. */
export function tapsFor(line: string, offer: Offer, begun: Taps = NO_TAPS): readonly Tap[] {
  const words = line.split(' ').filter(word => word !== '')
  const head = words.filter(word => !word.startsWith('-')).join(' ')
  const { choice, way } = meant([words.join(' '), head], offer)
  const card = choice.subject === undefined ? -1 : offer.hand.indexOf(choice.subject)
  const taps: Tap[] = card >= 0 ? [{ on: 'card', at: card }] : []
  const soFar = taps.reduce((made, tap) => tapped(offer, made, tap), begun)
  if (meaning(offer, soFar).choice !== choice) taps.push({ on: 'verb', at: choice.verb })
  const [, cell] = way.split('@')
  if (cell !== undefined && waysTo(cell, choice) > 1) taps.push({ on: 'place', at: cell })
  // Where a route goes on in several ways, the place it sets out from is tapped first.
  const [start = ''] = way.split('>')
  if (start !== way && waysFrom(start, choice) > 1) taps.push({ on: 'place', at: start })
  // What is led somewhere, and named in the line, is tapped before.
  const led = (choice as TapChoice).ways?.begun?.find(one => ` ${way} `.includes(` ${one} `))
  if (led !== undefined) taps.push({ on: 'place', at: led })
  // What a way names has been picked by it.
  const picks = words.filter(word => word.startsWith('-') && !way.includes(` ${word}`)).map(word => word.slice(1))
  // Where the ways are 0, 1, 2 … cards, they follow from the cards that are picked.
  if (way !== '' && choice.ways?.kind !== 'count') taps.push({ on: 'place', at: way })
  const others = offer.hand.map((one, at) => (at === card ? '' : one))
  return [...taps, ...held(others, picks).map((at): Tap => ({ on: 'card', at }))]
}

export function tapped(offer: Offer, taps: Taps, tap: Tap): Taps {
  if (tap.on === 'card') return tapCard(offer, taps, tap.at)
  return tap.on === 'verb' ? tapVerb(offer, taps, tap.at) : tapPlace(offer, taps, tap.at)
}

// Where only one number fits a cell, the cell alone is enough.
function waysTo(cell: string, choice: WireChoice): number {
  return waysWithPrices(choice).filter(([way]) => way.endsWith(`@${cell}`)).length
}

function waysFrom(start: string, choice: WireChoice): number {
  return waysWithPrices(choice).filter(([way]) => way.startsWith(`${start}>`)).length
}

function meant(heads: readonly string[], { choices }: Offer) {
  for (const choice of choices)
    for (const [way] of waysWithPrices(choice))
      if (heads.includes(fillLineTemplate(choice, way))) return { choice, way }
  throw new Error(`Cannot find "${heads.join('" or "')}" among the choices`)
}
