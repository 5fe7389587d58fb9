import { type Doable, sorted } from './telling.ts'

/** How the first of these that costs something is answered with its number and cards; null where all are free. */
export function example(can: readonly Doable[]): string | null {
  const open = can.find(({ suggestion }) => suggestion.due > 0)
  if (!open) return null
  const { choice, due } = open.suggestion
  const cards = sorted(choice.pick?.from ?? []).slice(0, due)
  return [open.number, ...cards.map(card => `-${card}`)].join(' ')
}
