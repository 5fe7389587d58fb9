import type { VNode } from 'preact'
import type { Across, Module } from '../../module.ts'

/** What closes a row lies across it: a picture of its kind, and its name. */
export function lyingAcross<Own>(kind: string, blocks: NonNullable<Module<Own>['blocks']>) {
  return ({ view, rank, words }: Across<Own>): VNode => (
    <>
      {blocks(view, rank, words).map(name => (
        <p role="rowheader" class={`across ${kind}`}>
          <b>{name}</b>
        </p>
      ))}
    </>
  )
}
