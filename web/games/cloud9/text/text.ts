import type { View } from '../../../../engine/cloud9/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import type { Near } from '../../../text/suggestions.ts'
import { stateOf } from '../board/crew.tsx'
import { asked } from '../said/asked.ts'
import { languages, words as PAGE } from '../words/index.ts'

const WIDTH = 4

/*
 *  9  25
 *  …
 *  3   4  2 dice  <o> 1 2 4
 *  2   2  2 dice
 *
 * Each cloud with its points and dice, seats by number where the balloon is.
 */
export function board(view: View, language: Language): readonly string[] {
  const words = languages[language].text
  const lines = view.clouds.map(({ points, dice }, at) => {
    const aboard = view.players.flatMap((player, seat) => (player.aboard ? [seat + 1] : []))
    const here = at + 1 === view.cloud ? `  <o> ${aboard.join(' ')}` : ''
    return `${at + 1}${`${points}`.padStart(WIDTH)}  ${words.dieCount(dice)}${here}`
  })
  const { letters } = words
  const dice = view.roll ? [words.dice(view.roll.map(face => letters[face] ?? face).join(' '))] : []
  return [...lines.reverse(), ...dice]
}

/** The flight in sentences: where the balloon is, what is asked, what was played. */
export function aloud(view: View, language: Language): string {
  const words = languages[language].text
  return [words.trip(view.trip, view.cloud), ...atStake(view, language), words.pile(view.pile, view.discard)].join(' ')
}

/** What is at stake, what the dice ask of the pilot, and how likely that is paid, where the table counts it. */
export function atStake(view: View, language: Language): readonly string[] {
  const page = PAGE[language]
  return [...asked(view, page), ...(view.chance === undefined ? [] : [page.chance(view.chance)])]
}

/** Everybody, one to a line, and what the reader has sealed. */
export function aside(view: View, language: Language, name: (seat: number) => string): string {
  const words = languages[language].text
  const page = PAGE[language]
  const crew = view.players.map(({ score, hand }, seat) =>
    words.seat(`${seat + 1} ${name(seat)}`, score, hand, page.states[stateOf(view, seat)])
  )
  return [...crew, ...(view.answer ? [page.sealed(view.answer)] : [])].join('\n')
}

/** The most points that anybody ever came to. */
export function best(most: number, language: Language): string {
  return languages[language].text.best(most)
}

/** Nothing goes to a place. */
export function near(): Near {
  return () => 0
}
