import { seatOfGuest } from '../../../../engine/pub/room/names.ts'
import type { View } from '../../../../engine/pub/view.ts'
import type { Props } from './board.tsx'
import { Face } from './face.tsx'
import { beginOf, nextOf, useOf, verbOf } from './ways.ts'

/** A character with its coins and beers: a button where it may be led, served, or asked about. */
export function Guest(props: Props & { readonly guest: View['guests'][number] }) {
  const { words, place = '', cursor, draft, told, guest } = props
  const { name, coins, beers } = guest
  const { way, isOffered } = tapOn(props)
  const isChosen = beginOf(place) === name
  const same = {
    class: isChosen
      ? 'guest chosen'
      : isOffered
        ? 'guest lit'
        : draft?.includes(name)
          ? 'guest draft'
          : told?.includes(name)
            ? 'guest told'
            : 'guest',
    'aria-label': words.guest(name, coins, beers),
    children: [
      <Face card={name} words={words} />,
      <u class="coin" data-count={coins} />,
      <u class="beer" data-count={beers} />
    ]
  }
  return cursor === undefined || !way ? (
    <span role="img" {...same} />
  ) : (
    <button value={way} aria-pressed={isChosen} {...same} />
  )
}

/** What a tap on it means: to lead it, or, while the innkeeper is sent, that he serves it. */
function tapOn({ view, ways, place = '', guest: { name } }: Parameters<typeof Guest>[0]) {
  const verb = verbOf(ways)
  if (verb === 'innkeeper') {
    const found = Object.keys(ways?.at ?? {}).filter(way => beginOf(way) === name)
    const begun = found.filter(way => useOf(way) === useOf(place))
    const way = nextOf(begun.length > 0 ? begun : found, place)
    return { way, isOffered: way !== undefined }
  }
  const isOffered = !!ways?.begun?.includes(name)
  const isOwn = seatOfGuest(name) === view.viewer
  // Whoever waits begins a plan with it.
  const isWaiting = !ways && view.active !== view.viewer
  return {
    way:
      isOffered || (isOwn && isWaiting)
        ? name
        : isOwn && verb === 'move'
          ? `move ${view.used.A ? 'B' : 'A'} ${name} cw`
          : '',
    isOffered
  }
}
