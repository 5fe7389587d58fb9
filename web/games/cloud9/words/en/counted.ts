import { card } from './cards.ts'

export const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

/** Colours by name, those that are there twice as such: "2 green and red". */
export function colours(need: readonly string[]): string {
  const kinds = [...new Set(need)]
  const said = kinds.map(kind => {
    const count = need.filter(one => one === kind).length
    return count > 1 ? `${count} ${kind === 'W' ? 'wild cards' : card(kind)}` : card(kind)
  })
  return new Intl.ListFormat('en-GB').format(said)
}
