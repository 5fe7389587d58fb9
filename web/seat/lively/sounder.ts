import { lazy } from '../../lazy.ts'
import type { TurnGame } from '../game.ts'
import type { Page } from '../page.ts'
import type { Sound } from '../sounds/sounds.ts'
import { areSoundsWanted } from '../sounds/wanted.ts'

/** Lets be heard what happens between two drawings of a page, if somebody wants to hear it. */
export function sounder({ places }: TurnGame): (page: Page, before?: Page) => void {
  return (page, before) => {
    const sound = before && heard(page, before)
    if (sound && areSoundsWanted()) void play(sound)
  }

  function heard({ envelope }: Page, { envelope: before }: Page): Sound | undefined {
    const { result, draft, awaits, seat, news, version } = envelope
    if (result) return before.result ? undefined : result.outcome === 'won' ? 'won' : 'over'
    const isMine = (awaited: typeof awaits) => awaited.includes(seat ?? -1)
    if (isMine(awaits) && !isMine(before.awaits)) return 'turn'
    const others = news.filter(entry => entry.version > before.version && entry.seat !== seat)
    const own = draft?.events.slice(before.draft?.events.length) ?? []
    const events = own.length > 0 || version === before.version ? own : others.flatMap(({ events }) => events)
    return events.flatMap(places).length > 0 ? 'laid' : undefined
  }
}

async function play(sound: Sound): Promise<void> {
  const sounds = await lazy(() => import('../sounds/sounds.ts'))
  await sounds.play(sound)
}
