import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { run } from '../../../worker/local/programs.ts'
import type { Effort } from '../effort.ts'
import { byChance } from '../engine.ts'
import { type Pace, paces } from '../rounds.ts'
import { hundredths } from '../times.ts'

const PACKAGE = 'boardgame.io@0.50.2'

/** Who plays, how fast, and how: the same game has as many actions of each kind on average, and ends alike. */
export interface Beside extends Pick<Pace, 'games' | 'perSecond'> {
  readonly on: string
  readonly times: number
  /** How many actions of each kind, and of a hundred games how many of each end. */
  readonly [played: string]: string | number
}

/**
 * Random games of Tranquility for two, ours and the same game on boardgame.io, in turns. It is installed only for this,
 * 37 MB that nobody else needs.
 */
export async function besideBoardgameIo(effort: Effort): Promise<readonly Beside[]> {
  const folder = await mkdtemp(join(tmpdir(), 'beside-'))
  try {
    const installed = await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', PACKAGE])
    if (installed.code !== 0) throw new Error(`cannot install "${PACKAGE}":\n${installed.output}`)
    const theirs = { thread: new URL('random-games.ts', import.meta.url), given: folder }
    const [ours, boardgameIo] = await paces([byChance(tranquility), theirs], effort)
    if (!ours || !boardgameIo) throw new Error('Cannot compare what nobody played')
    const rows = [row('our engine', ours, boardgameIo), row(PACKAGE, boardgameIo, boardgameIo)]
    for (const { on, perSecond, times } of rows)
      console.log(`tranquility, ${on}: ${perSecond} random games a second on one core, × ${times}`)
    return rows
  } finally {
    await rm(folder, { recursive: true })
  }
}

function row(on: string, { actions, ends, ...pace }: Pace, beside: Pace): Beside {
  return { on, times: hundredths(pace.perSecond / beside.perSecond), ...pace, ...actions, ...ends }
}
