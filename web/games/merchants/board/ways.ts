import { fillLineTemplate } from '../../../../engine/choice.ts'
import type { WireChoice } from '../../../../schema/wire/choice.ts'
import { isLit } from '../../../seat/taps.ts'
import type { BoardProps, TapChoice } from '../../../seat/game.ts'

/*
 * A card is laid as a tile on an empty space or takes the merchant to another: both are tapped as one, and a way is a
 * whole line (`M@f8`, `go d7 -M`). Where a tile or a rock moves, its new space is tapped first (`V@>f8`, `>f8`) and then
 * where it comes from (`V@e2>f8`, `e2>f8`).
 */

export function tapped(choices: readonly WireChoice[]): readonly TapChoice[] {
  const played = choices.filter(({ verb, subject }) => subject || verb === 'go')
  const cards = [...new Set(played.flatMap(cardsOf))]
  return [
    ...cards.map(card => playing(card, played)),
    ...choices.filter(choice => !played.includes(choice)).map(begunIn)
  ]
}

/** All that one card may do: it is laid, or taken to pay for a journey. */
function playing(card: string, choices: readonly WireChoice[]): TapChoice {
  const lines = choices
    .filter(choice => cardsOf(choice).includes(card))
    .flatMap(choice =>
      Object.keys(choice.ways?.at ?? {}).map(way => fillLineTemplate(choice, way, choice.pick && [card]))
    )
  const ways = { kind: 'route', at: Object.fromEntries(lines.map(line => [line, 0])) } as const
  return begunIn({ verb: 'play', subject: card, line: '_', ways, try: lines[0] ?? '' })
}

function cardsOf({ subject, pick }: WireChoice): readonly string[] {
  return subject ? [subject] : (pick?.from ?? [])
}

function begunIn(choice: WireChoice): TapChoice {
  const { ways } = choice
  if (ways?.kind !== 'route') return choice
  const moves = Object.keys(ways.at).filter(way => way.includes('>'))
  return { ...choice, ways: { ...ways, begun: [...new Set(moves.map(way => from('', way)))] } }
}

/** The way with that space as the one where it comes from. */
function from(space: string, way: string): string {
  return way.replace(/(\w\d)?>/, `${space}>`)
}

/** Where a way ends. */
export function endOf(way: string): string {
  return /\w\d(?=$| )/.exec(way)?.[0] ?? ''
}

/** What a tap on a space means, and whether it is offered; what is not is asked all the same, since the answer tells why. */
export function tapOn(
  { ways, card, place = '' }: Pick<BoardProps<never, never>, 'ways' | 'card' | 'place'>,
  space: string
): readonly [way: string, lit: boolean] {
  const go = `go ${space} -${card}`
  // Once it is chosen where a tile or a rock goes, only those are lit that may go there.
  const all = place.includes('>')
    ? [endOf(place) === space ? place : from(space, place)]
    : [space, go, `${card}@${space}`, `${card}@>${space}`, `>${space}`]
  const way = all.find(one => isLit(ways, one))
  return way ? [way, true] : [card ? go : space, false]
}
