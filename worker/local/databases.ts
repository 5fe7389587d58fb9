import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { z } from 'zod'
import { HOME } from './programs.ts'

/** What the Worker calls a database, and what it is called on Cloudflare. */
const Listed = z.array(z.object({ binding: z.string(), database_name: z.string() }))
export type Database = z.output<typeof Listed>[number]

/** The databases that a Slow Boat has: `DB`, and whatever parts its settings list beside it. */
export function databases(config = join(HOME, 'wrangler.toml')): readonly Database[] {
  return Listed.parse(unstable_readConfig({ config }).d1_databases)
}
