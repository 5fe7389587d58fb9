/*
 * Lines as RULES.md, 13 spells them. It imports no rule of the engine.
 */

/** A line taken apart. */
export interface Said {
  readonly verb: 'place' | 'bridge' | 'campfire' | 'summit' | 'discard' | 'herd' | 'hook'
  /** All cards that it names, first the one that is played. */
  readonly cards: readonly string[]
  /** How many of them pay. */
  readonly paid: number
  /** From where it goes to where, or where it goes. */
  readonly route: readonly string[]
}

const MOUNTAIN_CARD = '[gsr](?:[1-9]|1[0-2])\\*?'
const PICKS = `(?<picks>(?: -(?:${MOUNTAIN_CARD}|f[gsr]|br|su))*)`
const SLOT = '[a-z][1-9]\\d*'

const FORMS: readonly (readonly [verb: Said['verb'], form: RegExp])[] = [
  ['place', new RegExp(`^(?<card>${MOUNTAIN_CARD})@(?<route>${SLOT})${PICKS}$`)],
  ['bridge', new RegExp(`^(?<card>br)@(?<route>${SLOT})$`)],
  ['campfire', new RegExp(`^(?<card>f[gsr])@(?<route>${SLOT}>${SLOT})${PICKS}$`)],
  ['summit', /^(?<card>su)$/],
  ['discard', new RegExp(`^(?=.)${PICKS.replace('(?: -', '(?:(?:^| )-')}$`)],
  ['herd', new RegExp(`^herd(?<route>(?: ${SLOT}){2,})${PICKS}$`)],
  ['hook', /^hook$/]
]

/** Null where it cannot be read. */
export function heard(line: string): Said | null {
  const spelled = line.trim().toLowerCase().replace(/\s+/g, ' ')
  for (const [verb, form] of FORMS) {
    const found = form.exec(spelled)
    if (!found) continue
    const { card, picks = '', route = '' } = found.groups ?? {}
    const paid = picks.match(/[^ -]+/g) ?? []
    const cards = [...(card === undefined ? [] : [card]), ...paid].map(one => one.toUpperCase())
    return { verb, cards, paid: paid.length, route: route.match(/[^ >]+/g) ?? [] }
  }
  return null
}
