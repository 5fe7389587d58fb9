import { keep, recall } from '../../device.ts'

const NAME = 'slowboat.hints'

/** What somebody who does not know a game is told: hints, and doubts about what they are about to do. */
export const HELPS = ['hints', 'doubts'] as const
export type Help = (typeof HELPS)[number]

/** What this device keeps of it. */
interface Kept {
  /** What somebody has said they want, or do not. */
  readonly wanted?: { readonly [help in Help]?: boolean }
  /** The games that are known here: a match or a lesson has come to its end. */
  readonly known?: readonly string[]
  /** The hints that have been put away. */
  readonly told?: readonly string[]
}

/** Whether it is told here: where nobody has said so, hints as long as the game is not known, and doubts always. */
export function isWanted(help: Help, game: string): boolean {
  const { wanted, known = [] } = kept()
  return wanted?.[help] ?? (help === 'doubts' || !known.includes(game))
}

/** Hints that are switched on again are told again. */
export function want(help: Help, wanted: boolean): void {
  change({ wanted: { ...kept().wanted, [help]: wanted }, ...(wanted && help === 'hints' && { told: [] }) })
}

/** From now on somebody knows that game here. */
export function learnt(game: string): void {
  change({ known: [...new Set([...(kept().known ?? []), game])] })
}

export function wasTold(hint: string): boolean {
  return !!kept().told?.includes(hint)
}

export function putAway(hint: string): void {
  if (!wasTold(hint)) change({ told: [...(kept().told ?? []), hint] })
}

function kept(): Kept {
  return (recall(NAME) as Kept | null) ?? {}
}

function change(part: Kept): void {
  keep(NAME, { ...kept(), ...part })
}
