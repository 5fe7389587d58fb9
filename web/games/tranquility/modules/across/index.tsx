import type { VNode } from 'preact'
import type { Across, Module } from '../../module.ts'

/** What closes a row lies across it: a picture of its kind, and its name. */
export function lyingAcross<Own>(kind: string, blocks: NonNullable<Module<Own>['blocks']>) {
  return ({ view, rank, words }: Across<Own>): VNode | null => {
    const names = blocks(view, rank, words)
    return names.length > 0 ? (
      <p role="rowheader" class={`across ${kind}`}>
        <b>{names.join(' · ')}</b>
      </p>
    ) : null
  }
}
