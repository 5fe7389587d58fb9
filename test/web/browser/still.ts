import type { Page } from 'playwright-core'

/** What was seen, and what the page said when it was first seen so. */
type Sights = readonly (readonly [what: string, said: string])[]

export interface Seen {
  /** Where the board was, and how large. */
  readonly boxes: Sights
  /** What was below the screen or under the bar where nobody had scrolled. */
  readonly hidden: Sights
}

const BOARD = '.table [role=grid]'
const PARTS = ['h1', '.table', '.hand', '.bar']

/** Looks at the board, and at what must be on one screen with it, whenever the page is painted. */
export async function watchBoard(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(
    ([board, parts]) => {
      const seen = { boxes: new Map<string, string>(), hidden: new Map<string, string>() }
      Object.assign(globalThis, { seen })

      function look(): void {
        requestAnimationFrame(look)
        const box = document.querySelector(board)?.getBoundingClientRect()
        if (!box || scrollY > 0) return
        const said = [...document.querySelectorAll('h1, .news, .bar')].map(part => part.textContent).join(' | ')
        const at = [box.x, box.y, box.width, box.height].map(Math.round).join(' ')
        if (!seen.boxes.has(at)) seen.boxes.set(at, said)
        const bar = document.querySelector('.bar')?.getBoundingClientRect()
        for (const part of parts) {
          const { top, bottom, right } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          const isUnder = part !== '.bar' && bar && right > bar.left && Math.round(bottom) > Math.round(bar.top)
          if ((isUnder || top < 0 || Math.round(bottom) > innerHeight) && !seen.hidden.has(part))
            seen.hidden.set(part, said)
        }
      }

      look()
    },
    [BOARD, PARTS] as const
  )
  return () =>
    page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { boxes: Map<string, string>; hidden: Map<string, string> } }
      return { boxes: [...seen.boxes], hidden: [...seen.hidden] }
    })
}
