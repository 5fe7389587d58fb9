import type { Own } from '../../../said.ts'
import { Glyph } from '../../board/glyph.tsx'
import type { Module } from '../../module.ts'
import { rowOf } from '../../board/slots.ts'
import type { turn } from './en.ts'

const HIKER = 'M10 0a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM7 7h6l3 5-2 1-2-2v3l3 6h-3l-2-5-2 5H5l3-6v-3l-2 2-2-1z'

/** Green Path: a hiker stands where it has come to. */
export const greenPath: Module<Own<typeof turn>> = {
  goals: { greenPath: ({ hiker }, { greenPath }) => greenPath.path(hiker ? rowOf(hiker) : 0) },
  mark: ({ hiker }, slot, { greenPath }) =>
    hiker === slot
      ? {
          picture: (
            <em class="hiker">
              <Glyph path={HIKER} />
            </em>
          ),
          says: greenPath.hiker,
          sign: ''
        }
      : undefined
}
