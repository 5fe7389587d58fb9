import type { Store } from '../acts.ts'
import type { TurnGame } from '../game.ts'
import { HELPS, isWanted } from '../hints/kept.ts'
import type { Page } from '../page.ts'
import { mover } from './moves.ts'
import { ring } from './ring.tsx'
import { sounder } from './sounder.ts'

/**
 * What makes a seat lively, brought along once its page is there: the ring of a draft, cards that are seen to move, and
 * sounds for whoever wants them; it wakes the rest of the page where hints are wanted, which come with it. What it returns is called whenever the page has been drawn anew.
 */
export function enliven(store: Store, game: TurnGame, wake: () => void): () => void {
  const followers = [mover(game, store.page()), sounder(game)]
  let before: Page | undefined

  function drawn(): void {
    const page = store.page()
    if (page === before) return
    for (const follow of followers) follow(page, before)
    before = page
  }

  store.change({ ring })
  if (HELPS.some(help => isWanted(help, store.page().envelope.game))) wake()
  drawn()
  return drawn
}
