import { has } from '../../../../words/fr/has.ts'
import type { EndingWords } from '../en/ending.ts'

const cards = (count: number) => (count === 1 ? 'une carte' : `${count} cartes`)
const islands = (count: number) => (count === 1 ? '1 île' : `${count} îles`)

export const words: EndingWords = {
  reached: (laid, all) => (laid === all ? islands(laid) : `${laid} îles sur ${all}`),
  saved: ({ seat, card }, who) => `${has(seat, who)} tout sauvé avec le ${card}.`,
  row: ({ seat, card, cell }, who) => `${has(seat, who)} complété la première rangée avec le ${card} en ${cell}.`,
  start: ({ counts }, who) =>
    counts.length === 1
      ? 'Tu as donné les huit cartes du Départ.'
      : `Les huit cartes du Départ : ${counts.map((count, seat) => `${who(seat) ?? 'toi'} ${count}`).join(', ')}.`,
  dearest: ({ seat, card, cell, paid }, who) =>
    `L’île la plus chère : ${who(seat) === null ? 'tu as' : `${who(seat)} a`} donné ${cards(paid)} pour le ${card} en ${cell}.`,
  narrow({ seat, card, cell, fitting }, who) {
    const one = fitting === 1
    const had =
      who(seat) === null ? (one ? 'tu l’avais' : 'tu en avais un') : `${who(seat)} ${one ? 'l’avait' : 'en avait un'}`
    return `${one ? 'Un seul nombre allait' : `${fitting} nombres seulement allaient`} encore en ${cell}, et ${had} : le ${card}.`
  },
  last: ({ seat, card, cell }, who) => `${has(seat, who)} rempli la mer avec le ${card} en ${cell}.`,
  closed: ({ move, card, cell }) => `Au coup ${move}, avec le ${card} en ${cell}, la mer ne pouvait plus se remplir.`
}
