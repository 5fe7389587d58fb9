import { autopilotLineOrFirstChoice, plannableChoices, whyNoChoiceUsesCard } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Event, Game, Viewer } from '../../../engine/game.ts'
import {
  decideWithoutSettling,
  eventForViewer,
  type Match,
  decideAndSettle,
  settleToNextDecision
} from '../../../engine/match.ts'
import { warnings } from '../../../engine/pub/warnings.ts'
import type { State } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import { unseenCardsByKind } from '../../../engine/pub/unseen-cards.ts'
import { anyOf } from '../../choices.ts'
import { chance, randomPlay } from '../../random-play.ts'
import { refusal } from '../refused.ts'
import { scrambled, undisclosed } from './hidden.ts'
import { allowed, LINES } from './model.ts'
import { tableOf } from './tables.ts'

// RULES.md, 6: two matches of one seed in which stacks lie otherwise are one and the same to whoever looks, their own seats too.

const game = pub as Game<unknown> as Game
/** So many moments of a match from which both go on, and so many lines in which nobody comes in. */
const MOMENTS = 4
const FURTHER = 8
/** Of all that can be said, a part is tried. */
const TRIED = LINES.filter((_, at) => at % 23 === 0)

type Pair = readonly [Match<State>, Match<State>]

describe.each([2, 3, 4, 5])('with %i seats', seats => {
  const dice = chance(seats)
  const all = randomPlay(game, {}, seats, seats).map(({ before }) => before as unknown as Match<State>)
  // Where nothing lies face down nothing can lie otherwise.
  const laid = all.filter(({ state }) => state.players.every(({ hidden }) => hidden.length > 2))
  const moments = dice.shuffle(laid).slice(0, MOMENTS)
  const viewers: readonly Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)]

  /** Everything that anybody is shown, told, offered, refused or advised. */
  function shown({ match, events }: { readonly match: Match<State>; readonly events: readonly Event[] }): string {
    const { state, setup } = match
    const each = viewers.map(viewer => {
      const view = pub.view(state, viewer)
      const open = [view, events.map(event => eventForViewer(event, viewer)), unseenCardsByKind(setup.options, view)]
      if (viewer === 'watcher') return open
      const choices = pub.choices(state, viewer)
      const lines = choices.map(choice => choice.example)
      const advised = lines.length > 0 ? autopilotLineOrFirstChoice(pub, view, choices) : null
      const refused = TRIED.map(line => {
        const { code, facts } = refusal(() => decideWithoutSettling(pub, match, viewer, line)) ?? {}
        return [code, facts]
      })
      const said = [
        choices,
        plannableChoices(pub, state, viewer),
        lines.map(line => warnings(view, line)),
        advised,
        refused
      ]
      return [...open, ...said, whyNoChoiceUsesCard(pub, state, viewer, 'aT')]
    })
    return JSON.stringify([each, pub.awaits(state), pub.result(state)])
  }

  const dealtAnew = (match: Match<State>, how: typeof scrambled): Pair => [
    match,
    { ...match, state: how(match.state, 'watcher', dice) }
  ]

  test('no byte is another as long as nobody comes in, whatever is drafted or played', () => {
    for (const moment of moments) {
      let pair = dealtAnew(moment, scrambled)
      expect(pair[1].state).not.toEqual(pair[0].state)
      for (let line = 0; line < FURTHER && !pair[0].state.result; line++) {
        const table = tableOf(pair[0].state)
        const said = anyOf(
          allowed(table).filter(one => !one.startsWith('enter')),
          dice
        )
        const drafts = pair.map(match => shown(decideWithoutSettling(pub, match, table.active, said)))
        expect([said, drafts[1]]).toEqual([said, drafts[0]])
        const [one, other] = [
          decideAndSettle(pub, pair[0], table.active, said),
          decideAndSettle(pub, pair[1], table.active, said)
        ]
        expect([said, shown(other)]).toEqual([said, shown(one)])
        pair = [one.match, other.match]
      }
    }
  })

  test('nor by a card that is about to come in, nor then by those that lie below it', () => {
    const asked = moments.flatMap(match => {
      const lines = allowed(tableOf(match.state)).filter(line => line.startsWith('enter'))
      return lines.map(line => ({ match, line }))
    })
    expect(asked.length).toBeGreaterThan(0)
    for (const { match, line } of asked) {
      const { active } = match.state
      const [drafted, hidden] = dealtAnew(match, scrambled).map(one => decideWithoutSettling(pub, one, active, line))
      expect(drafted && hidden && shown(hidden)).toBe(drafted && shown(drafted))
      const [one, other] = dealtAnew(match, undisclosed).map(both =>
        settleToNextDecision(pub, decideWithoutSettling(pub, both, active, line).match)
      )
      expect(one && other && shown(other)).toBe(one && shown(one))
    }
  })
})
