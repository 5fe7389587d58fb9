/*
 * The one language of motion: whatever the game, a card sails or is turned over, and nothing else moves.
 */

/** The most that anything takes. */
export const MOVE_MS = 300

const EASING = 'ease-out'

/** Whoever asks for less motion is shown none. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A card sails from there to where it lies; until its time comes, it is not to be seen. */
export function sail(card: HTMLElement, from: DOMRect, delay = 0): void {
  const to = card.getBoundingClientRect()
  const { x, y } = inside(
    card,
    middle(to.left - from.left, to.width - from.width),
    middle(to.top - from.top, to.height - from.height)
  )
  const start = `translate(${-x}px, ${-y}px) scale(${from.width / card.offsetWidth})`
  card.animate(
    [
      { transform: start, opacity: delay ? 0 : 1, zIndex: 9 },
      { opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1, zIndex: 9 }
    ],
    { duration: MOVE_MS, easing: EASING, delay, fill: 'backwards' }
  )
}

/** A card that is still to sail here is taken away softly first. */
export function fade(card: HTMLElement): void {
  card.animate({ opacity: [1, 0] }, { duration: MOVE_MS / 2 })
}

/** A card that lay face down shows its face. */
export function turnOver(card: HTMLElement): void {
  card.animate(
    { transform: ['perspective(20rem) rotateY(90deg)', 'perspective(20rem) rotateY(0)'] },
    { duration: MOVE_MS, easing: EASING }
  )
}

function middle(distance: number, difference: number): number {
  return distance + difference / 2
}

/** A way across the screen as it is inside a place, which some tables turn. */
function inside({ parentElement }: HTMLElement, x: number, y: number): DOMPoint {
  const { transform } = getComputedStyle(parentElement as HTMLElement)
  return new DOMMatrix(transform).inverse().transformPoint(new DOMPoint(x, y))
}
