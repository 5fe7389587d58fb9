/** The list without those, each taken once; null where one of them is missing. */
export function without<T>(list: readonly T[], taken: readonly T[]): T[] | null {
  const left = list.slice()
  for (const one of taken) {
    const place = left.indexOf(one)
    if (place < 0) return null
    left.splice(place, 1)
  }
  return left
}
