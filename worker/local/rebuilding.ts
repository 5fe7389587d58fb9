import { watch } from 'node:fs'
import { join } from 'node:path'
import { HOME, run } from './programs.ts'

const FOLDERS = ['engine', 'schema', 'web', 'worker']
/** An editor may write one file several times, and several at once. */
const QUIET_MS = 200

/** Builds the pages again whenever a source changes; the Worker is built again by wrangler, which sees their files change too. */
export function rebuildOnChange(build: readonly string[]): void {
  let timer: NodeJS.Timeout | undefined
  let building: Promise<void> = Promise.resolve()
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (building = building.then(() => rebuild(build))), QUIET_MS)
  }
  for (const folder of FOLDERS) watch(join(HOME, folder), { recursive: true }, (_, path) => isSource(path) && changed())
}

function isSource(path: string | null): boolean {
  return path !== null && !/^dist\b/.test(path) && /\.(tsx?|css|svg)$/.test(path)
}

async function rebuild(build: readonly string[]): Promise<void> {
  const { code, output } = await run(process.execPath, ['web/build.ts', ...build])
  console.log(code === 0 ? 'Built the pages again.' : output)
}
