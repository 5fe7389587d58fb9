import type { EventFacts } from '../../../../engine/pub/codes.ts'

/** Who bought beers in a row: whoever was bought one bought one for the next. Where somebody had no coin, another row begins. */
export function rowsOf(rounds: EventFacts['paid']['rounds']): readonly (readonly string[])[] {
  const rows: string[][] = []
  for (const [payer, payee] of rounds) {
    const row = rows.find(names => names.at(-1) === payer)
    if (row) row.push(payee)
    else rows.push([payer, payee])
  }
  return rows
}
