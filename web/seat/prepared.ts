import { composed } from './compose.ts'
import { type Kit, offerOf, type Page } from './page.ts'

/** The action that a mail's link brings along, `#do=12:23@e4`, if it still belongs to this moment. */
export function prepared(kit: Kit, page: Page, hash: string): Page {
  const [, version, line] = /^#do=(\d+):(.*)$/.exec(decodeURIComponent(hash)) ?? []
  if (line === undefined) return page
  return Number(version) === page.envelope.version
    ? { ...page, composing: composed(offerOf(kit, page.envelope), line) }
    : { ...page, hint: kit.words.outdated }
}
