/** The list without those, each taken once; null where one of them is missing. */
export function without<T>(list: readonly T[], taken: readonly T[]): readonly T[] | null {
  let left = list
  for (const one of taken) {
    const place = left.indexOf(one)
    if (place < 0) return null
    left = left.filter((_, other) => other !== place)
  }
  return left
}

/** The same; what is not in the list is passed over. */
export function leftOf<T>(list: readonly T[], taken: readonly T[]): readonly T[] {
  const left = [...list]
  for (const one of taken) {
    const place = left.indexOf(one)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}
