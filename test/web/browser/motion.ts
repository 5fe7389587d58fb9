import type { Page } from 'playwright-core'

/** One thing that was seen to move: the place or part of the page that it belongs to, and how long it took. */
export interface Motion {
  readonly where: string
  readonly ms: number
}

/** Notes which cards move on the pages that are opened from now on; the ring of a draft, which runs out beside them, begins when its answer has come. */
export async function watchMotion(page: Page): Promise<() => Promise<readonly Motion[]>> {
  await page.addInitScript(() => {
    const noted: Motion[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      const button = this.closest('button')
      const where = button?.value || (button?.closest('section')?.className ?? '')
      if (button) noted.push({ where, ms: Number((timing as KeyframeAnimationOptions).duration) })
      return animate.call(this, frames, timing)
    }
    Object.assign(globalThis, { noted })
  })
  return () => page.evaluate(() => (globalThis as unknown as { noted: Motion[] }).noted.splice(0))
}
