import { join } from 'node:path'
import { z } from 'zod'
import { HOME } from './programs.ts'

/** What the Worker calls a database, and what it is called on Cloudflare. */
const Listed = z.array(z.object({ binding: z.string(), database_name: z.string() }))
export type Database = z.output<typeof Listed>[number]

/** The databases that a Slow Boat has: `DB`, and whatever parts its settings list beside it. */
export async function databases(config = join(HOME, 'wrangler.toml')): Promise<readonly Database[]> {
  // It takes a second to load: a command that is refused needs none of it.
  const { unstable_readConfig } = await import('wrangler')
  return Listed.parse(unstable_readConfig({ config }).d1_databases)
}
