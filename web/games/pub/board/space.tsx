import { type Guest as AtTable, guestNamed, guestsAt } from '../../../../engine/pub/core/state.ts'
import { DOOR, type Place } from '../../../../engine/pub/room/circle.ts'
import { wouldPickUpCoin, wouldLeaveTip } from '../../../../engine/pub/room/coins.ts'
import { drinkersIfAtOneTable } from '../../../../engine/pub/room/drinking.ts'
import type { GuestName } from '../../../../engine/pub/room/names.ts'
import type { Props } from './board.tsx'
import { APRON, Glyph, HERE, IN, MUG, OUT } from './glyphs.tsx'
import { Guest } from './guest.tsx'
import { beginOf, goingOn, isEntering, nextOf, useOf, verbOf, type Ways } from './ways.ts'

/** Two and two. */
const MOST_IN_SQUARE = 4

/** The door or a table: its number, the coins that lie there, the innkeeper, the guests, and whoever may come. */
export function Space(props: Props & { readonly at: number }) {
  const { view, words, draft, told, at } = props
  const { innkeeper, floor, guests } = view
  const here = guests.filter(({ place }) => place === at)
  const coins = floor[at] ?? 0
  const isServed = innkeeper === at
  const landings = landingsAt(props)
  const isNew = (places: readonly string[] = []) => places.includes(`${at}`)
  return (
    <li
      class={isNew(draft) ? 'draft' : isNew(told) ? 'told' : undefined}
      aria-label={words.space(at, coins, isServed, here.length)}
      data-many={here.length + landings.length > MOST_IN_SQUARE || undefined}
    >
      <b>
        {at || <Glyph path={OUT} />}
        {coins > 0 && <u class="coin" data-count={coins} />}
        {isServed && <Glyph path={APRON} />}
      </b>
      {here.map(guest => (
        <Guest {...props} guest={guest} />
      ))}
      {landings}
    </li>
  )
}

/** Buttons for what may be led here, or home from here. */
function landingsAt({ view, words, ways, place = '', cursor, at }: Props & { readonly at: number }) {
  if (cursor === undefined || !ways) return []
  const { comes } = ways as Ways
  const on = goingOn(ways, place)
  // The door leads home from wherever that may be done.
  const home = on.filter(way => way.startsWith('exit') && (at === DOOR || isAt(view, way, at)))
  // Where somebody sits, the innkeeper is sent by a tap on whoever is to drink.
  const going = on.filter(way =>
    isEntering(way) ? at === DOOR : comes[way] === `${at}` && (way.startsWith('move') || !beginOf(way))
  )
  return [home, going].flatMap((found, one) => {
    const way = nextOf(found, place)
    if (way === undefined) return []
    const isChosen = found.some(other => place.startsWith(other))
    return [
      <button
        value={way}
        class={isChosen ? 'going chosen' : 'going lit'}
        aria-pressed={isChosen}
        aria-label={words.says(way, comes[way] ?? `${at}`)}
      >
        <Glyph path={one === 0 ? OUT : iconOf(view, ways, way, at)} />
        {useOf(isChosen ? place : way)}
      </button>
    ]
  })
}

function iconOf(view: Props['view'], ways: Props['ways'], way: string, at: Place): string {
  if (verbOf(ways) === 'innkeeper') return APRON
  if (isEntering(way)) return IN
  const guest = guestNamed(view, beginOf(way) as GuestName)
  return guest && drinkersAt(view, guest, at).length > 0 ? MUG : HERE
}

/** Who will drink where that guest arrives. */
function drinkersAt(view: Props['view'], { name, beers, ...from }: AtTable, place: Place): readonly GuestName[] {
  if (place === DOOR) return []
  const coins = from.coins - Number(wouldLeaveTip({ name, coins: from.coins }))
  const there = guestsAt(view, place).filter(guest => guest.name !== name)
  return drinkersIfAtOneTable([
    ...there,
    { name, place, beers, coins: coins + Number(wouldPickUpCoin(view, { name, place })) }
  ])
}

function isAt({ guests }: Props['view'], way: string, at: number): boolean {
  return guests.some(({ name, place }) => name === beginOf(way) && place === at)
}
