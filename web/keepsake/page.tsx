import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { render } from 'preact-render-to-string'
import type { MatchRecord } from '../../engine/match.ts'
import type { Language } from '../../schema/languages.ts'
import { THEME } from '../app/manifest.ts'
import type { Assets } from '../assets.ts'
import { escaped } from '../document.tsx'
import { pageGame } from '../games/catalogue.ts'
import { boatOf } from '../words/boat.ts'
import { keepsakeWords, recordWords } from '../words/index.ts'
import { nameOf } from '../record/state.ts'
import { Keepsake } from './keepsake.tsx'

interface Asked {
  readonly id: string
  readonly record: MatchRecord
  readonly language: Language
  readonly assets: Assets
  /** What `keepsakeScript` names, whole. */
  readonly script: string
}

/** A file that somebody takes along. */
export interface File {
  readonly name: string
  readonly html: string
}

/** The entry of the script that stands in a keepsake. */
export function keepsakeScript({ game }: Pick<MatchRecord, 'game'>, language: Language): string {
  return `keepsake-${game}-${language}.js`
}

/** A finished match as one file, which asks nothing of anybody: its board, its log, its record, and what proves it. */
export function keepsake(asked: Asked): File {
  return {
    name: `slow-boat-${boatOf(asked.id).toLowerCase()}.html`,
    html: `<!doctype html>${render(<Document {...asked} />)}`
  }
}

function Document({ id, record, language, assets, script }: Asked) {
  const { text = '', hash = '' } = assets.styles[`keepsake-${record.game}.css`] ?? {}
  const { title } = pageGame(record.game).words[language]
  const names = Array.from({ length: record.seats }, (_, seat) => nameOf({ record }, seat))
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy(hash, hashOf(script))} />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        {Object.entries(THEME).map(([scheme, colour]) => (
          <meta name="theme-color" media={`(prefers-color-scheme:${scheme})`} content={colour} />
        ))}
        <title>{recordWords[language].title(title, names.join(', '))}</title>
        <style dangerouslySetInnerHTML={{ __html: text }} />
      </head>
      <body>
        <Keepsake {...{ record, language }} />
        <footer class="soft">{keepsakeWords[language].played(boatOf(id))}</footer>
        <script type="application/json" id="envelope" dangerouslySetInnerHTML={{ __html: escaped(record) }} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
}

/** Pictures stand in the style; nothing is loaded from anywhere. */
function policy(style: string, script: string): string {
  return [
    `default-src 'none'`,
    `script-src '${script}'`,
    `style-src '${style}'`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`
  ].join('; ')
}

function hashOf(text: string): string {
  return `sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))}`
}
