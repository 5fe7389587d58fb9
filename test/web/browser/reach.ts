import type { Locator } from 'playwright-core'

/** Those of the targets that nobody can tap, wherever the page is scrolled to: disabled, or with something else over their middle. */
export function outOfReach(targets: Locator): Promise<string[]> {
  return targets.evaluateAll(all =>
    all
      .filter(
        target =>
          target.matches(':disabled, [aria-disabled=true]') ||
          !(['nearest', 'end', 'center', 'start'] as const).some(at => {
            target.scrollIntoView({ block: at, inline: at, behavior: 'instant' })
            // Of what lies on several lines, the first that is seen is tapped.
            const [seen] = [...target.getClientRects()].flatMap(({ left, top, right, bottom }) => {
              const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
              const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y]
              return width >= 1 && height >= 1 ? [{ x: x + width / 2, y: y + height / 2 }] : []
            })
            return seen && target.contains(document.elementFromPoint(seen.x, seen.y))
          })
      )
      .map(target => target.outerHTML)
  )
}
