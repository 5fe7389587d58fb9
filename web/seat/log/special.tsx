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
const HIGH = 18
const GAP = 4
/** That have room in a place. */
const MOST_LETTERS = 5

/** Places that everybody fills together, in the height of one line. */
export function Places({ says, hold, own }: Slots) {
  const box = `0 0 ${hold.length * (WIDE + GAP) - GAP} ${HIGH}`
  return (
    <svg
      class="slots"
      role="img"
      aria-label={says}
      viewBox={box}
      width="100%"
      height="16"
      display="block"
      preserveAspectRatio="xMinYMin"
    >
      {hold.map((what, at) => (
        <Place at={at} what={what} isOwn={own.includes(at)} />
      ))}
    </svg>
  )
}

// An svg within another cuts off what is too long: a name then keeps its beginning.
function Place({ at, what, isOwn }: { at: number; what: string; isOwn: boolean }) {
  const [paper, ink] = isOwn ? ['var(--ink)', 'var(--paper)'] : ['var(--sea)', 'var(--ink)']
  const [x, anchor] = what.length > MOST_LETTERS ? [4, 'start'] : ['50%', 'middle']
  return (
    <svg x={at * (WIDE + GAP)} width={WIDE} height={HIGH}>
      <rect
        {...{ x: 1, y: 1, width: WIDE - 2, height: HIGH - 2, rx: 4 }}
        fill={what ? paper : 'none'}
        stroke="var(--ink-soft)"
        stroke-dasharray={what ? undefined : 3}
      />
      <text x={x} y="13.5" text-anchor={anchor} font-size="13" fill={ink}>
        {what}
      </text>
    </svg>
  )
}
