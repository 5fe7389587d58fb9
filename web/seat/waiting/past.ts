import type { Json } from '../../../engine/game.ts'
import type { Earlier, Entry, Log } from '../../../schema/wire/log.ts'
import type { Api } from '../api.ts'

/** A moment of the match: the table after a line, and the line. */
export interface Then {
  readonly view: Json
  /** The deal has none. */
  readonly entry: Entry | undefined
}

export interface Past {
  /** What has been brought of it. */
  at(version: number): Then | undefined
  /** Brings a moment, and those before it along; false where no answer comes. */
  bring(version: number): Promise<boolean>
}

/** Every moment that a match has had, a page of them at a time, each asked for once. */
export function pastOf(api: Api): Past {
  const views = new Map<number, Json>()
  const entries = new Map<number, Entry>()

  async function bringViews(version: number): Promise<void> {
    const { ok } = await api<Earlier>('GET', `at?before=${version + 1}`)
    for (const then of ok?.views ?? []) views.set(then.version, then.view)
  }

  async function bringLog(version: number): Promise<void> {
    const { ok } = await api<Log>('GET', `log?before=${version + 1}`)
    for (const entry of ok?.entries ?? []) entries.set(entry.version, entry)
  }

  const isHere = (version: number) => views.has(version) && (version === 0 || entries.has(version))

  return {
    at(version) {
      const view = views.get(version)
      return view !== undefined && isHere(version) ? { view, entry: entries.get(version) } : undefined
    },
    async bring(version) {
      const missing = [
        !views.has(version) && bringViews(version),
        version > 0 && !entries.has(version) && bringLog(version)
      ]
      await Promise.all(missing)
      return isHere(version)
    }
  }
}
