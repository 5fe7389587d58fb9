/** What an action spends: one die, or both for their sum. */
export const USES = ['A', 'B', 'A+B'] as const
export type Use = (typeof USES)[number]
export type Die = 'A' | 'B'
export const DICE: readonly Die[] = ['A', 'B']

export type Dice = { readonly [die in Die]: number }
export type Used = { readonly [die in Die]: boolean }

export const UNUSED: Used = { A: false, B: false }
export const SIDES = 6

export function valueOf(dice: Dice, use: Use): number {
  return use === 'A+B' ? dice.A + dice.B : dice[use]
}

/** What may be spent while these have been. */
export function usesLeft(used: Used): readonly Use[] {
  return used.A || used.B ? DICE.filter(die => !used[die]) : USES
}

export function spent(used: Used, use: Use): Used {
  return { A: used.A || use !== 'B', B: used.B || use !== 'A' }
}

export function readUse(text: string): Use | null {
  return USES.find(use => use.toLowerCase() === text) ?? null
}
