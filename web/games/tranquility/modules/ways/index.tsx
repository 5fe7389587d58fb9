import type { ComponentChild } from 'preact'
import type { View } from '../../../../../engine/tranquility/view.ts'
import type { BoardProps, TapWays } from '../../../../seat/game.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { TurnWords } from '../../said/sentences.ts'
import { rankOf } from '../../board/sea.ts'
import { partsOf } from '../../board/ways.ts'
import type { turn } from './en.ts'

/*
 * A card that stands for a number is tapped in three steps: card, cell, number. Its ways are routes: `e4` is begun, and
 * `W41@e4` one that is finished, as is `WM@e4`, which hits what lies there.
 */

/** What several modules need: ways that are more than a cell, or none. */
export const ways: Module<Own<typeof turn>> = {
  row: (rank, { kind, at }, place) => (kind === 'row' && rank in at ? (rank === place ? 'chosen' : 'lit') : undefined),
  tap,
  Under,
  to: ({ kind, place }, { ways }) => (kind === 'row' ? ways.row(place) : undefined)
}

type Props = BoardProps<View, TurnWords & Own<typeof turn>>

/**
 * What a tap on a cell means: itself, or the one way that there is. A row is tapped on any of its cells; what is paid for afterwards is shown as its price. Where nothing fits, it is a way that fits elsewhere:
 * so the answer tells why. Where a number must still be chosen, the price is the lowest of all.
 */
function tap(cell: string, { kind, at, later }: TapWays): ReturnType<NonNullable<Module['tap']>> {
  const priceOf = (way: string) => later?.[way] ?? at[way]
  if (kind === 'row') return { way: `${rankOf(cell)}`, price: undefined }
  if (kind !== 'route') return { way: cell, price: priceOf(cell) }
  const [only, ...others] = finishedAt(cell, at)
  const [elsewhere = ''] = Object.keys(at)
  if (only === undefined) return { way: elsewhere.replace(/@.*/, `@${cell}`), price: undefined }
  const price = Math.min(...[only, ...others].map(way => priceOf(way) ?? 0))
  return { way: others.length > 0 ? cell : only, price }
}

/** Buttons for the numbers of which one is chosen for a cell. */
function Under(props: Props) {
  return <Buttons {...props} shown={numbersOf(props)} face={way => partsOf(way).value} />
}

interface Shown extends Props {
  /** The ways that have a button, and what stands on it. */
  readonly shown: readonly string[]
  face(way: string): ComponentChild
}

/** Buttons for what is chosen but is no cell. */
export function Buttons({ words, ways, verb = '', card = '', place = '', cursor, shown, face }: Shown) {
  if (!ways || cursor === undefined || shown.length === 0) return null
  const { kind, at } = ways
  return (
    <div class={isLow(place) ? 'ways high' : 'ways'} role="group" aria-label={words.ways.all}>
      {shown.map(way => (
        <button
          value={way}
          aria-pressed={way === place}
          aria-label={words.to({ verb, card, place: way, kind, price: at[way] })}
        >
          {face(way)}
          {!!at[way] && <u class={`p${at[way]}`} />}
        </button>
      ))}
    </div>
  )
}

/** Whether the cell chosen lies in the lower half, which the buttons must not hide then. */
function isLow(place: string): boolean {
  return /^[a-z][1-3]$/.test(partsOf(place).cell)
}

/** The numbers for the cell that is chosen; where there is one alone, the cell itself means it. */
export function numbersOf({ ways, place = '' }: Pick<Props, 'ways' | 'place'>): readonly string[] {
  const finished = ways?.kind === 'route' && place ? finishedAt(partsOf(place).cell, ways.at) : []
  return finished.length > 1 ? finished : []
}

/** The ways that are finished on a cell, the lowest number first. */
function finishedAt(cell: string, at: TapWays['at']): readonly string[] {
  return Object.keys(at).filter(way => partsOf(way).cell === cell)
}
