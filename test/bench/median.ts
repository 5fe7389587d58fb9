export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  return hundredths(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

export function ratio(list: readonly number[], beside: readonly number[]): number {
  return hundredths(median(list) / median(beside))
}

function hundredths(number: number): number {
  return Math.round(number * 100) / 100
}
