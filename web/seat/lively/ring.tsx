import type { Envelope } from '../../../schema/wire/envelope.ts'
import { isStill } from './motion.ts'

/** How long a draft can be taken back (design.md 7). */
const DRAFT_MS = 90_000

/** A ring that runs out as long as a draft can be taken back: for eyes alone, so that nothing ticks for those who listen. */
export function ring({ draft, at }: Envelope) {
  if (!draft || isStill()) return null
  const leftMs = draft.settlesAt - at
  // Called at every drawing: what runs goes on.
  function runOut(arc: Element | null): void {
    if (arc?.getAnimations().length !== 0) return
    const duration = Math.max(0, leftMs)
    arc.animate({ strokeDashoffset: [1 - duration / DRAFT_MS, 1] }, { duration, fill: 'forwards' })
  }
  return (
    <>
      <svg key={draft.settlesAt} class="ring" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <g fill="none" stroke="currentColor" stroke-width="3" transform="rotate(-90 7 7)">
          <circle cx="7" cy="7" r="5" stroke-opacity=".25" />
          <circle cx="7" cy="7" r="5" pathLength={1} stroke-dasharray="1" ref={runOut} />
        </g>
      </svg>{' '}
    </>
  )
}
