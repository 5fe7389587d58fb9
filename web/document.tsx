import type { ComponentChildren } from 'preact'
import { render } from 'preact-render-to-string'
import type { Language } from '../schema/wire.ts'

/** The manifest that web/build.ts writes: the name of an entry → its path. */
export type Assets = { readonly [entry: string]: string }

export interface Shell {
  readonly title: string
  readonly language: Language
  readonly assets: Assets
  /** What this page looks like beyond `style.css`. */
  readonly style?: string | readonly string[]
  /** Where `style` brings along what `style.css` has: one file less, for a page that must come fast. */
  readonly whole?: boolean
  readonly script?: string
  /** The first view, which the script finds with `firstView`. */
  readonly data?: unknown
  readonly children: ComponentChildren
}

/** A whole page. The security policy refuses whatever is inline, but for the data block. */
export function htmlDocument(shell: Shell): string {
  return `<!doctype html>${render(<Document {...shell} />)}`
}

function Document({ title, language, assets, style, whole, script, data, children }: Shell) {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        {assets['icon.svg'] && <link rel="icon" href={assets['icon.svg']} />}
        {[whole ? [] : 'style.css', style ?? []].flat().map(name => (
          <link rel="stylesheet" href={assets[name]} />
        ))}
        {script && <script type="module" src={assets[script]} />}
        {data !== undefined && (
          <script type="application/json" id="envelope" dangerouslySetInnerHTML={{ __html: escaped(data) }} />
        )}
      </head>
      <body>{children}</body>
    </html>
  )
}

// A `<` is the only thing that could end a data block early.
function escaped(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
