/** As "28 novembre", without a time of day. */
const DAY = /^\d+(er)? \p{L}/u

/** "depuis le 28 novembre", "depuis dimanche 13:00", "depuis 13:00". */
export function since(when: string): string {
  return `depuis ${DAY.test(when) ? 'le ' : ''}${when}`
}

/** "jusqu’au 28 novembre", "jusqu’à dimanche 13:00", "jusqu’à 13:00". */
export function until(when: string): string {
  return `jusqu’${DAY.test(when) ? 'au' : 'à'} ${when}`
}
