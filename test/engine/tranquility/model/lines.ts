import type { Card } from './table.ts'

/* A line taken apart: RULES.md, 16. */

export interface Action {
  readonly verb: string
  /** What is played: an island, or the card that stands for it. */
  readonly card: Card
  /** The value of an island. */
  readonly value: number
  readonly cell: string
  /** What pays, is discarded or given. */
  readonly cards: readonly Card[]
  /** From 0. */
  readonly row: number | null
  readonly count: number
  readonly blind: boolean
  readonly storm: string
}

const ISLAND = '[1-9]|[1-7]\\d|80'
const CARD = `(?:${ISLAND}|[SFMWCJ])`
const PICKS = `(?<picks>(?: -${CARD})*)`
const CELL = '(?<cell>[A-Z][1-9]\\d*)'
const COUNT = '(?<count>0|[1-9]\\d*)'

const LINES: readonly (readonly [verb: string, pattern: RegExp])[] = [
  ['place', line(`(?<card>${ISLAND})@${CELL}${PICKS}`)],
  ['place', line(`(?<card>[WJ])(?<value>0|[1-9]\\d*)@${CELL}${PICKS}`)],
  ['monster', line(`(?:(?<card>W)M|M)@${CELL}`)],
  ['discard', line(`(?<picks>-${CARD}(?: -${CARD})*)`)],
  ['start', line('START(?: (?<card>W))?')],
  ['finish', line('FINISH(?: (?<card>W|J))?')],
  ['give', line(`GIVE ${COUNT}${PICKS}(?<blind> BLIND)?`)],
  ['give', line(`GIVE ${COUNT}(?<blind> BLIND)${PICKS}`)],
  ['rocks', line('ROCKS (?<row>[1-6])')],
  ['storm', line('STORM (?<row>[1-6])')],
  ['compass', line('COMPASS (?<storm>[YPO][1-9]\\d*)(?: (?<card>W))?')],
  ['clear', line(`CLEAR ${CELL}`)],
  ['turn', line(`TURN ${CELL} (?<picks>-${CARD})`)],
  ...['keep', 'storm', 'pay'].map(verb => [verb, line(`${verb.toUpperCase()}${PICKS}`)] as const),
  ...['withdraw', 'all', 'exchange', 'pass'].map(verb => [verb, line(verb.toUpperCase())] as const)
]

/** What is played where the line names no card. */
const USUAL: { readonly [verb: string]: Card } = { start: 'S', finish: 'F', monster: 'M' }

/** Those that have been read: few lines are judged once only. */
const READ = new Map<string, Action | null>()

/** Null where it cannot be read. */
export function parsed(text: string): Action | null {
  const before = READ.get(text)
  if (before !== undefined) return before
  const action = read(text)
  READ.set(text, action)
  return action
}

function read(text: string): Action | null {
  const sent = text.trim().toUpperCase().split(/\s+/).join(' ')
  for (const [verb, pattern] of LINES) {
    const match = pattern.exec(sent)
    if (!match) continue
    const {
      card = USUAL[verb] ?? '',
      value = card,
      cell = '',
      picks,
      row,
      count,
      blind,
      storm = ''
    } = match.groups ?? {}
    return {
      verb,
      card,
      value: Number(value),
      cell: cell.toLowerCase(),
      cards: picks?.match(/(?<=-)\w+/g) ?? [],
      row: row === undefined ? null : Number(row) - 1,
      count: Number(count ?? 0),
      blind: blind !== undefined,
      storm
    }
  }
  return null
}

function line(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`)
}
