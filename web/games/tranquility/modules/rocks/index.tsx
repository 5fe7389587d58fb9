import type { RocksTypes } from '../../../../../engine/tranquility/modules/rocks/slice.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import { AcrossRow } from '../across/index.tsx'
import type { turn } from './en.ts'

type Words = Own<typeof turn>

const blocks: NonNullable<Module<Words>['blocks']> = ({ rocks }, rank, words) =>
  rocks === rank ? [words.rocks.name] : []

/** The Jagged Rocks: they close a row, and are moved or held after every action. */
export const rocks: Module<Words> = {
  blocks,
  Across: ({ view, rank, words }) => (
    <>
      {blocks(view, rank, words).map(name => (
        <AcrossRow kind="rocks" name={name} />
      ))}
    </>
  ),
  begun: ({ phase, viewer, active }) =>
    phase === 'rocks' && active === viewer ? { verb: 'rocks', picked: [] } : undefined,
  doing: {
    rocks: ({ place }, { rocks }) => (place ? rocks.moved(place) : rocks.where),
    keep: ({ missing, picked }, { rocks, listed }) => (missing ? rocks.pay(missing) : rocks.kept(listed(picked)))
  }
}

/** What is told of them. */
export type Facts = RocksTypes['events']
