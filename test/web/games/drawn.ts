import type { Options } from '../../../engine/game.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { seatPage } from '../../../web/seat/server.tsx'
import { NOW } from '../afloat.ts'
import { NO_ASSETS } from '../assets.ts'

/** What a seat is shown if its table had been set up like this; scripts and keys, which are others each time, are left out. */
export function drawnAs(envelope: Envelope, options: Options): string {
  const { html } = seatPage({
    envelope: { ...envelope, table: { ...envelope.table, options } },
    language: 'en',
    assets: NO_ASSETS,
    now: NOW
  })
  return html.replace(/<script.*?<\/script>/gs, '').replace(/name="key" value="[^"]+"/, '')
}
