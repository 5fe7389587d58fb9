import type { Slots } from '../game.ts'

/*
 * Drawn without a style of its own: a turn has no need of it, and this is loaded with news.
 */

/** What brought a special moment, with a little room beside it. */
export function Picture({ path, height }: { path: string; height: number }) {
  return (
    <svg viewBox="-6 -6 40 32" width={height * 1.25} height={height}>
      <circle cx="10" cy="10" r="16" fill="var(--sea)" />
      <path d={path} fill="var(--sea-deep)" />
    </svg>
  )
}

const WIDE = 40
const HIGH = 30
const GAP = 4

/** Places that everybody fills together, with what lies in them already. */
export function Places({ says, hold, own }: Slots) {
  return (
    <svg
      class="slots"
      role="img"
      aria-label={says}
      viewBox={`0 -${GAP} ${hold.length * (WIDE + GAP) - GAP} ${HIGH + GAP}`}
    >
      {hold.map((what, at) => (
        <Place at={at} what={what} isOwn={own.includes(at)} />
      ))}
    </svg>
  )
}

// An svg within another cuts off what is too long.
function Place({ at, what, isOwn }: { at: number; what: string; isOwn: boolean }) {
  const [paper, ink] = isOwn ? ['var(--ink)', 'var(--paper)'] : ['var(--sea)', 'var(--ink)']
  return (
    <svg x={at * (WIDE + GAP)} width={WIDE} height={HIGH}>
      <rect
        {...{ x: 1, y: 1, width: WIDE - 2, height: HIGH - 2, rx: 6 }}
        fill={what ? paper : 'none'}
        stroke="var(--ink-soft)"
        stroke-dasharray={what ? undefined : 4}
      />
      <text x="50%" y="20" text-anchor="middle" font-size="14" fill={ink}>
        {what}
      </text>
    </svg>
  )
}
