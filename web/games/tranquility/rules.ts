import type { Options } from '../../../engine/game.ts'
import type { RulesText } from '../../seat/game.ts'
import { type Chapter, rulesOf } from '../chapters.ts'
import type { chapters as base } from './words/en/rules.ts'

export type BaseChapters = { readonly [name in keyof typeof base]: Chapter }

/** What modules and variants add to the rules. */
export interface MoreChapters {
  readonly rocks: Chapter
  readonly monsters: Chapter
  readonly storms: Chapter
  readonly wilds: Chapter
  readonly highArch: Chapter
  readonly pyramid: Chapter
  readonly dayNight: Chapter
  readonly competitive: Chapter
  readonly lines: Chapter
}

/** The rules of any set-up: what a variant changes stands first, then what it shares with the standard sea. */
export function rulesWith(base: BaseChapters, more: MoreChapters): RulesText {
  return (options, seats) => rulesOf(inOrder(options, base, more))(options, seats)
}

function inOrder({ variant }: Options, base: BaseChapters, more: MoreChapters): readonly Chapter[] {
  const { aim, cards, removal, turn, placing, discarding, start, finish, losing, silence, lines } = base
  switch (variant) {
    case 'high_arch':
      return [more.highArch, removal, placing, discarding, losing, silence, more.lines]
    case 'pyramid':
      return [more.pyramid, removal, placing, discarding, losing, silence, more.lines]
    case 'competitive':
      return [more.competitive, placing, discarding, more.lines]
    case 'day_night':
      return [
        aim,
        more.dayNight,
        cards,
        removal,
        turn,
        placing,
        discarding,
        start,
        finish,
        losing,
        silence,
        lines,
        more.lines
      ]
    default: {
      const modules = [more.rocks, more.monsters, more.storms, more.wilds]
      return [
        aim,
        cards,
        removal,
        turn,
        placing,
        discarding,
        start,
        finish,
        ...modules,
        losing,
        silence,
        lines,
        more.lines
      ]
    }
  }
}
