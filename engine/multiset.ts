/** The list without the items of `taken`, each removed once; null if one of them is missing. */
export function removeEachOnce<T>(list: readonly T[], taken: readonly T[]): readonly T[] | null {
  if (taken.length === 0) return list
  const left = list.slice()
  for (const one of taken) {
    const place = left.indexOf(one)
    if (place < 0) return null
    left.splice(place, 1)
  }
  return left
}

/** The list without the items of `taken`, each removed once; missing items are ignored. */
export function difference<T>(list: readonly T[], taken: readonly T[]): readonly T[] {
  const left = [...list]
  for (const one of taken) {
    const place = left.indexOf(one)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}
