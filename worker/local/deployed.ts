import { z } from 'zod'
import { run } from './programs.ts'

const Status = z.object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) })
const Version = z.object({
  resources: z.object({
    bindings: z.array(z.object({ type: z.string(), name: z.string(), text: z.string().optional() }))
  })
})

/** What the Worker that answers now was told, by the names of its variables. */
export type Variables = Readonly<Record<string, string>>

/** What is deployed; null where no Worker is, so that this is the first. */
export async function deployedVariables(): Promise<Variables | null> {
  const status = await asked(['deployments', 'status', '--json'])
  if (status === null) return null
  const [most] = Status.parse(status).versions.sort((one, other) => other.percentage - one.percentage)
  const version = most && (await asked(['versions', 'view', most.version_id, '--json']))
  const { bindings } = Version.parse(version).resources
  return Object.fromEntries(
    bindings.flatMap(({ type, name, text }) => (type === 'plain_text' && text !== undefined ? [[name, text]] : []))
  )
}

/** Wrangler's answer; null where there is no such Worker. No other failure may pass for that: it would all be set anew. */
async function asked(args: readonly string[]): Promise<unknown> {
  const { code, stdout, output } = await run('wrangler', args)
  if (code === 0) return JSON.parse(stdout)
  if (/\[code: 10007\]|has no deployments/.test(output)) return null
  throw new Error(`could not read what is deployed\n${output.trim()}`)
}
