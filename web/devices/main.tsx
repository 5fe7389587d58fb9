import { render } from 'preact'
import type { Boat } from '../../schema/wire/boat.ts'
import { keeps } from '../device.ts'
import { firstView } from '../first-view.ts'
import { knownLinks, linkIn } from '../harbour/known.ts'
import type { ShelfView } from '../shelf/state.ts'
import type { AboardWords } from '../words/en/aboard.ts'
import { askBoat } from './boat.ts'
import { Listed } from './listed.tsx'
import { aboard, board } from './memory.ts'
import { agree, sync } from './sync.ts'

/** Brings the matches of a private link to this device, once somebody has tapped the button. */
export function start(words: AboardWords): void {
  const { page } = words
  const root = document.getElementById('arrival') as HTMLElement
  const view = firstView<ShelfView>()
  const link = linkIn(location.pathname)
  const own = knownLinks()
  let failed = ''
  let boat: Boat | undefined

  if (keeps()) show()
  else void list()

  function show(): void {
    const isThere = aboard()?.link === link
    render(
      isThere ? (
        <p>{page.there}</p>
      ) : (
        <form onSubmit={bring}>
          <p class="warn">{page.own}</p>
          {own.length > 0 && (
            <label>
              <input type="checkbox" name="along" />
              {page.take(own.length)}
            </label>
          )}
          <button class="go">{page.go}</button>
          <p role="status" class="warn">
            {failed}
          </p>
        </form>
      ),
      root
    )
  }

  async function bring(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const along = new FormData(event.currentTarget as HTMLFormElement).has('along')
    const { ok, refused } = await askBoat(link, 'GET')
    failed = refused?.message ?? words.panel.failed
    if (!ok) return show()
    board({ link, agreed: [], dropped: [], apart: along ? [] : own.map(known => known.link) })
    agree(ok)
    await sync()
    location.assign('/')
  }

  /** Nothing can be kept here, but all can be opened. */
  async function list(): Promise<void> {
    boat = (await askBoat(link, 'GET')).ok
    render(
      <>
        <p class="warn">{page.unkept}</p>
        {boat && <Listed {...{ words, view, boat }} />}
      </>,
      root
    )
  }
}
