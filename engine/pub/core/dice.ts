/** The uses that an action may make of the dice: one die, or both for their sum. */
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

/** The number of pips of a use: those of one die, or the sum of both. */
export function pipsOfUse(dice: DiceValues, use: DiceUse): number {
  return use === 'A+B' ? dice.A + dice.B : dice[use]
}

/** The uses of the dice that are left: either die or their sum; once a die is spent, the other die alone. */
export function spendableUses(used: DiceUsed): readonly DiceUse[] {
  return used.A || used.B ? DICE.filter(die => !used[die]) : DICE_USES
}

/** Whether each die is spent after one more use of the dice. */
export function withUseSpent(used: DiceUsed, use: DiceUse): DiceUsed {
  return { A: used.A || use !== 'B', B: used.B || use !== 'A' }
}

/** The use of the dice that a token such as `a+b` names; null if it names none. */
export function parseDiceUse(text: string): DiceUse | null {
  return DICE_USES.find(use => use.toLowerCase() === text) ?? null
}
