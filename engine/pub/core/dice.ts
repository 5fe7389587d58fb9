/** What an action may spend: one die, or both for their sum. */
export const DICE_USES = ['A', 'B', 'A+B'] as const
export type DiceUse = (typeof DICE_USES)[number]
export type Die = 'A' | 'B'
export const DICE: readonly Die[] = ['A', 'B']

/** The pips of each die. */
export type DiceValues = { readonly [die in Die]: number }
/** Whether each die has been spent. */
export type DiceUsed = { readonly [die in Die]: boolean }

export const NO_DICE_USED: DiceUsed = { A: false, B: false }
export const DIE_SIDES = 6

/** The pips of a die, or of both. */
export function valueOfUse(dice: DiceValues, use: DiceUse): number {
  return use === 'A+B' ? dice.A + dice.B : dice[use]
}

/** What may still be spent: both dice and their sum, or the one die that is left. */
export function usesLeft(used: DiceUsed): readonly DiceUse[] {
  return used.A || used.B ? DICE.filter(die => !used[die]) : DICE_USES
}

/** The dice spent after one more use. */
export function withUseSpent(used: DiceUsed, use: DiceUse): DiceUsed {
  return { A: used.A || use !== 'B', B: used.B || use !== 'A' }
}

/** The use that a token names; null if it names none. */
export function parseDiceUse(text: string): DiceUse | null {
  return DICE_USES.find(use => use.toLowerCase() === text) ?? null
}
