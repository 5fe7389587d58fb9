import type { WireChoice } from '../../../../schema/wire/choice.ts'
import { clanLetterOf } from '../../../../engine/pub/room/names.ts'
import type { View } from '../../../../engine/pub/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import type { Near } from '../../../text/suggestions.ts'
import { languages } from '../words/index.ts'

type Guest = View['guests'][number]

const COIN = 'o'

/*
 *  0 Tür    aN1 4/0  bT 4/0
 *  1  o
 *  2        aO1 3/2
 *  3  oo    bL1 1/1  [Wirt]
 *
 * Each place with the coins on its floor, and its guests with coins/beers.
 */
export function board(view: View, language: Language): readonly string[] {
  const words = languages[language].text
  const { floor, guests, innkeeper, dice, used } = view
  const width = words.door.length + 3
  const most = Math.max(2, ...floor)
  const places = floor.map((coins, place) => {
    const name = place === 0 ? `0 ${words.door}` : `${place}`
    const here = guests.filter(guest => guest.place === place).map(inShort)
    const served = innkeeper === place ? [`[${words.innkeeper}]`] : []
    return [name.padEnd(width), COIN.repeat(coins).padEnd(most), ...here, ...served].join(' ').trimEnd()
  })
  const spent = (['A', 'B'] as const).filter(die => used[die]).join(' ')
  return [words.head(COIN), ...places, ...(dice ? [words.dice(dice.A, dice.B, spent)] : [])]
}

function inShort({ name, coins, beers }: Guest): string {
  return `${name} ${coins}/${beers} `
}

/** The pub in sentences: who is where with what, the innkeeper, the dice. */
export function aloud(view: View, language: Language): string {
  return [...inSentences(view, language)].join(' ')
}

/** The same one by one; places where there is nothing are passed over. */
export function inSentences(view: View, language: Language): readonly string[] {
  const words = languages[language].text
  const { floor, guests, innkeeper, dice, used } = view
  const places = floor.flatMap((coins, place) => {
    const here = guests.filter(guest => guest.place === place)
    if (here.length === 0 && coins === 0) return []
    const said = here.map(({ name, coins: had, beers }) => words.guest(name, had, beers))
    return [words.space(place, said, coins)]
  })
  const spent = (['A', 'B'] as const).filter(die => used[die]).join(' ')
  return [...places, words.stands(innkeeper), ...(dice ? [`${words.dice(dice.A, dice.B, spent)}.`] : [])]
}

/** The clans, one to a line. */
export function aside({ clans, goal }: View, language: Language, name: (seat: number) => string): string {
  const words = languages[language].text
  return clans
    .map(({ bank, among, shown }, seat) =>
      words.clan(clanLetterOf(seat), name(seat), bank, goal, inClan(among), inClan(shown))
    )
    .join('\n')
}

/** What a crew remembers: by how much its clearest match was won. */
export function best(lead: number, language: Language): string {
  return languages[language].text.best(lead)
}

/** A clan's own need no letter. */
function inClan(names: readonly string[]): readonly string[] {
  return names.map(name => name.slice(1))
}

/** One die before both; who has most beers first. */
export function near({ guests }: View): Near {
  return ({ subject }: WireChoice, way: string) => {
    const beers = guests.find(({ name }) => name === subject)?.beers ?? 0
    return (way.startsWith('A+B') ? 1 : 0) - beers / 10
  }
}
