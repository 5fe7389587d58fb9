import { choicesOnWire } from '../../../schema/wire/choice.ts'
import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { findGame } from '../../../engine/catalogue.ts'
import { fillLineTemplate, waysWithPrices } from '../../../engine/choice.ts'
import type { Choice } from '../../../engine/game.ts'
import { lessonOf, pageGame } from '../../../web/games/catalogue.ts'
import { goes, isLit } from '../../../web/seat/taps.ts'
import { entered, type School, type Standing } from '../../../web/lesson/voyage.ts'
import { reached } from './gone.ts'

/** Where learners may stand when a step begins, and where each of their lines may have brought them. */
export interface Tried {
  readonly from: readonly Standing[]
  readonly to: readonly Standing[]
}

export function schoolOf(name: string): School {
  const rules = findGame(name)
  const lesson = lessonOf(name)?.lesson
  if (!rules || !lesson) throw new Error(`Cannot find a lesson of "${name}"`)
  return { rules, lesson }
}

/** A lesson in all the ways in which it may be gone, step by step. */
export function allWays(school: School): readonly Tried[] {
  let to: readonly Standing[] = []
  return school.lesson.steps.map(({ at }, step) => {
    const from = step === 0 || at !== undefined ? [entered(school, step)] : to
    to = distinct(from.flatMap(standing => allowed(school, standing).flatMap(line => reached(school, standing, line))))
    return { from, to }
  })
}

/** Every line that the rules allow there, with every choice of cards. */
export function allowed(school: School, { match }: Standing): readonly string[] {
  const { rules, lesson } = school
  return rules.choices(match.state, lesson.seat).flatMap(choice =>
    waysWithPrices(choice).flatMap(([way, price]) => {
      const count = choice.ways?.kind === 'count' ? Number(way) : price
      return picks(choice, count).map(cards => fillLineTemplate(choice, way, cards))
    })
  )
}

/** Every line that a tap on a place asks for where it is not lit. */
export function refusable(school: School, { match }: Standing): readonly string[] {
  const { rules, lesson } = school
  const choices = choicesOnWire(rules.choices(match.state, lesson.seat))
  const { game, words } = pageGame(rules.name)
  const { Board, tapped } = game
  const view = rules.view(match.state, lesson.seat)
  return (tapped?.(choices) ?? choices).filter(goes).flatMap(choice => {
    const board = render(h(Board, { view, words: words.en, ways: choice.ways, card: choice.subject, cursor: '' }))
    const places = new Set([...board.matchAll(/<button value="([^"]+)"/g)].flatMap(([, place = '']) => place))
    const asked = [...places].map(place => place.replace('&gt;', '>'))
    return asked.filter(place => !isLit(choice.ways, place)).map(at => fillLineTemplate(choice, at))
  })
}

function picks({ pick, subject }: Choice, count: number): readonly (readonly string[])[] {
  const from = [...(pick?.from ?? [])]
  // The card that is played does not pay for itself.
  if (subject !== undefined && from.includes(subject)) from.splice(from.indexOf(subject), 1)
  return subsets(from, count)
}

function subsets(cards: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, at) => subsets(cards.slice(at + 1), count - 1).map(rest => [card, ...rest]))
}

function distinct(standings: readonly Standing[]): readonly Standing[] {
  return [...new Map(standings.map(standing => [JSON.stringify(standing.match.state), standing])).values()]
}
