import type { Store } from '../acts.ts'
import type { TurnGame } from '../game.ts'
import { arranged } from '../hand/arranged.ts'
import type { Page } from '../page.ts'
import { mover } from './moves.ts'
import { ring } from './ring.tsx'
import { sounder } from './sounder.ts'

/**
 * What makes a seat lively, brought along once its page is there: the hand in its player's own order, the ring of a draft,
 * cards that are seen to move, and sounds for whoever wants them. What it returns is called whenever the page has been drawn anew.
 */
export function enliven(store: Store, game: TurnGame): () => void {
  const followers = [mover(game, store.page()), sounder(game)]
  let before: Page | undefined

  function drawn(): void {
    const page = store.page()
    if (page === before) return
    for (const follow of followers) follow(page, before)
    before = page
  }

  store.change({ ring, arrange: arranged(store.page().envelope) })
  drawn()
  return drawn
}
