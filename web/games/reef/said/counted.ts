/** How many there are of each. */
export function counted(tokens: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const token of tokens) counts[token] = (counts[token] ?? 0) + 1
  return counts
}
