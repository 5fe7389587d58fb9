import { readFileSync } from 'node:fs'
import type { MatchRecord } from '../../../engine/match.ts'
import type { Language } from '../../../schema/languages.ts'
import { keepsake, keepsakeScript } from '../../../web/keepsake/page.tsx'
import { builtAssets, DIST } from '../assets.ts'

const ID = '0123456789abcdef0123'

/** The script of a game's keepsakes, as it was built last. */
export function builtScript(record: MatchRecord, language: Language): string {
  return readFileSync(new URL(`.${builtAssets().files[keepsakeScript(record, language)]}`, DIST), 'utf8')
}

/** The file of that match, as the Worker gives it. */
export function fileOf(record: MatchRecord, language: Language, script = builtScript(record, language)): string {
  return keepsake({ id: ID, record, language, assets: builtAssets(), script }).html
}
