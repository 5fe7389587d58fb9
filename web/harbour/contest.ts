import type { Game, Options, Setting } from '../../engine/game.ts'
import type { Links } from '../../schema/wire/links.ts'
import { asked, type Fields } from './fields.ts'

/** With which of a game's settings its players compete: with any, or where one has such a value. */
export type Contest = 'always' | readonly { readonly setting: string; readonly value: Options[string] }[]

interface Opened {
  readonly contest: Contest
  readonly settings: readonly Setting[]
}

export function contestOf({ tableStyle, settings }: Game): Contest {
  if (tableStyle({}).table === 'competitive') return 'always'
  return settings.flatMap(({ name, values }) =>
    values
      .filter(value => tableStyle({ [name]: value }).table === 'competitive')
      .map(value => ({ setting: name, value }))
  )
}

/** Whether players compete, as the form is filled in. */
export function competes({ contest, settings }: Opened, fields: Fields): boolean {
  const { options = {} } = asked(fields, settings)
  return contest === 'always' || contest.some(({ setting, value }) => options[setting] === value)
}

/** Who may look at a hand unless the host chooses; the room says the same. */
export function usualLinks(game: Opened, fields: Fields): Links {
  return competes(game, fields) ? 'sealed' : 'open'
}

/** The form after a change: with another kind of match, what was chosen about its links is chosen anew. */
export function withUsualLinks(game: Opened, before: Fields, after: Fields): Fields {
  const usual = usualLinks(game, after)
  return usual === usualLinks(game, before) ? after : { ...after, links: usual }
}
