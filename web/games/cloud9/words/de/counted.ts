import { card } from './cards.ts'

export const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

export function colours(need: readonly string[]): string {
  const kinds = [...new Set(need)]
  const said = kinds.map(kind => {
    const count = need.filter(one => one === kind).length
    return count > 1 ? `${count}-mal ${card(kind)}` : card(kind)
  })
  return new Intl.ListFormat('de').format(said)
}
