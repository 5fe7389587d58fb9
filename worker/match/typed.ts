const PLACEHOLDERS = / ?-_(?=[\s\]]|$)/g
const ROW_OF_LIST = /^(?:#?[1-9] ?[.):] [^[\]]*)?\[([^[\]]*)\] ?(-.*)?$/
const BRACKETS = /\[([^[\]]*)\]/g
const NUMBER = /^(?:#|no\.? ?|nr\.? ?|n° ?)?([1-9])[.)]?(?=\s|$)/i

/**
 * The line or number in what somebody typed or copied from a list: `[76@d6]` and `1. 76 to d6, costs 1 card [76@d6 -_]` are
 * the line in the brackets, with the cards that stand behind it; `#1`, `No. 1` and `1)` are the number.
 */
export function typedLine(said: string): string {
  const plain = said.replace(PLACEHOLDERS, '').trim()
  const [, inside, cards = ''] = ROW_OF_LIST.exec(plain) ?? []
  if (inside !== undefined) return `${inside} ${cards}`.trim()
  return plain.replace(BRACKETS, '$1').replace(NUMBER, '$1').trim()
}
