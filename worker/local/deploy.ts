/**
 * `npm run deploy`: from a Cloudflare account to a running Slow Boat, and from there to each newer one.
 *   --domain boat.example.org   where it answers, instead of the account's part of workers.dev
 *   --move                      lets all links begin with another address than before
 *   --from boat@example.org     sends mail from this address
 *   --mail resend               by Resend (with RESEND_KEY in the environment), or "smtp" (with SMTP_SERVER), not by Cloudflare; "none" sends none
 *   --replies example.org       takes answers to mails in at this domain, or at an address like boat@example.org
 *   --bounces example.org       has mail servers report there what they could not deliver
 *   --new-keys                  makes keys where those that there were are lost, and with them every link or sealed match
 *   --dry-run                   does what needs no account, and names the rest
 * Whatever is not said stays as it is deployed, from whichever clone.
 */
import { parseArgs } from 'node:util'
import { ZodError } from 'zod'
import { hasDatabase, needAccount, wrangler } from './cloudflare.ts'
import { type Database, databases } from './databases.ts'
import { deployedVariables } from './deployed.ts'
import { end, endOnSignal, run } from './programs.ts'
import { DeployOptions, type Settings, settingsFor } from './settings.ts'
import { answers, upload, variables } from './upload.ts'

endOnSignal(1)
try {
  const { dryRun, ...asked } = options()
  if (dryRun) await list(asked)
  else await publish(asked)
} catch (error) {
  console.error(`\nSlow Boat was not deployed: ${explain(error)}`)
  await end(1)
}

async function prepare(settings: Settings): Promise<void> {
  console.log('Building the pages')
  const { code, output } = await run(process.execPath, ['web/build.ts', '--https'])
  if (code !== 0) throw new Error(`the pages could not be built\n${output}`)
  console.log('Bundling the Worker')
  console.log(await wrangler(['deploy', '--dry-run', ...variables(settings)]))
}

async function publish(asked: DeployOptions): Promise<void> {
  console.log('Looking for a Cloudflare account')
  await needAccount()
  const settings = settingsFor(asked, await deployedVariables())
  await prepare(settings)
  for (const database of await databases()) await bringUpToDate(database)
  console.log('Deploying the Worker, with the secrets that it lacks')
  const origin = await upload(settings)
  console.log('Waiting for its answer')
  await answers(origin)
  console.log(`\nSlow Boat is at ${origin}`)
}

async function bringUpToDate({ binding, database_name: name }: Database): Promise<void> {
  if (!(await hasDatabase(name))) {
    console.log(`Creating the database "${name}"`)
    await wrangler(['d1', 'create', name])
  }
  console.log(`Bringing the database "${name}" up to date`)
  await wrangler(['d1', 'migrations', 'apply', binding, '--remote'])
}

async function list(asked: DeployOptions): Promise<void> {
  const settings = settingsFor(asked, null)
  await prepare(settings)
  const { domain, from, mail, replies } = settings
  const sends = mail === 'none' ? 'without mail' : `with mail from ${from} by "${mail}"`
  console.log(`Dry run, nothing was deployed. With a Cloudflare account ("npx wrangler login" or CLOUDFLARE_API_TOKEN):
${(await databases())
  .map(({ database_name: name }) => `  - the database "${name}" is created if it is missing, and brought up to date`)
  .join('\n')}
  - what is deployed is read, and stays as it is where nothing else is asked for
  - the Worker is deployed to ${domain ?? "the account's part of workers.dev"}, ${sends}${replies ? `, answered at ${replies}` : ''}
  - LINK_KEYS, STORE_KEY and PUSH_KEY are made and set if it lacks them, unless matches were opened with others
  - it is asked whether it is well`)
}

function options(): DeployOptions & { dryRun: boolean } {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: {
      domain: text,
      from: text,
      mail: text,
      replies: text,
      bounces: text,
      move: flag,
      'new-keys': flag,
      'dry-run': flag
    }
  })
  const { 'dry-run': dryRun = false, 'new-keys': newKeys, ...asked } = values
  return { ...DeployOptions.parse({ ...asked, newKeys }), dryRun }
}

function explain(error: unknown): string {
  if (error instanceof ZodError) return error.issues.map(({ message }) => message).join(', ')
  return error instanceof Error ? error.message : String(error)
}
