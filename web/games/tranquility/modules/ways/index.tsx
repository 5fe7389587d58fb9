import type { View } from '../../../../../engine/tranquility/view.ts'
import type { BoardProps, Prices } from '../../../../seat/game.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { TurnWords } from '../../sentences.ts'
import { partsOf } from '../../ways.ts'
import type { turn } from './en.ts'

/*
 * A card that stands for a number is tapped in three steps: card, cell, number. `e4` is then a way that is not finished,
 * for more than anybody can pay, and `W41@e4` one that is, as is `WM@e4`, which hits what lies there.
 */

/** More than any hand holds. */
export const UNFINISHED = 99

/** What several modules need: ways that are more than a cell, or none. */
export const ways: Module<Own<typeof turn>> = {
  tap,
  Under,
  to: (_, way, __, { ways }) => (/^\d+$/.test(way) ? ways.row(way) : undefined)
}

type Words = TurnWords & Own<typeof turn>

/**
 * What a tap on a cell means: itself, or the one way that there is. Where nothing fits, it is a way that fits elsewhere:
 * so the answer tells why. Where a number must still be chosen, the price is the lowest of all.
 */
function tap(cell: string, lit: Prices): ReturnType<NonNullable<Module['tap']>> {
  const values = valuesAt(cell, lit)
  const [only, other] = values
  const price = lit[cell] === UNFINISHED ? Math.min(...values.map(({ way }) => lit[way] ?? UNFINISHED)) : lit[cell]
  if (only && !other) return { way: only.way, price }
  const [elsewhere] = Object.keys(lit).flatMap(way => (way.includes('@') ? way.split('@') : []))
  return { way: elsewhere && !(cell in lit) ? `${elsewhere}@${cell}` : cell, price }
}

/** Buttons for what is chosen but is no cell: a row, a Storm, a number; and for the cells of a sea that are small. */
function Under({ view, words, lit = {}, card = '', place = '', cursor }: BoardProps<View, Words>) {
  const ways = cursor === undefined ? [] : waysOf(lit, place, view.sea === 'pyramid')
  if (ways.length === 0) return null
  return (
    <div class={isLow(place) ? 'ways high' : 'ways'} role="group" aria-label={words.ways.all}>
      {ways.map(way => {
        const { cell, value } = partsOf(way)
        return (
          <button value={way} aria-pressed={way === place} aria-label={words.to(card, way, lit[way] ?? 0)}>
            {/^[A-Z]/.test(cell) ? <i class={`storm ${cell[0]}`}>{cell}</i> : value || nameOf(cell, view, words)}
            {!!lit[way] && <u class={`p${lit[way]}`} />}
          </button>
        )
      })}
    </div>
  )
}

/** A number is a row, or how many cards are offered. */
function nameOf(way: string, { phase }: View, words: Words): string {
  if (!/^\d+$/.test(way)) return way
  return phase === 'pledge' ? words.count(Number(way)) : words.ways.row(way)
}

/** Whether the cell chosen lies in the lower half, which the buttons must not hide then. */
function isLow(place: string): boolean {
  return /^[a-z][1-3]$/.test(partsOf(place).cell)
}

function waysOf(lit: Prices, place: string, isSmall: boolean): readonly string[] {
  const { cell } = partsOf(place)
  const values = cell ? valuesAt(cell, lit) : []
  if (values.length > 1) return values.map(({ way }) => way)
  // Where the ways are 0, 1, 2 … cards, they follow from the cards that are picked.
  if ('0' in lit) return []
  return Object.keys(lit).filter(way => !way.includes('@') && (isSmall || !/^[a-z]\d+$/.test(way)))
}

/** The numbers that may be laid on a cell, the lowest first, each with its whole way. */
function valuesAt(cell: string, lit: Prices): readonly { readonly value: string; readonly way: string }[] {
  return Object.keys(lit).flatMap(way => {
    const parts = partsOf(way)
    return parts.cell === cell && parts.value ? { value: parts.value, way } : []
  })
}
