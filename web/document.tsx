import type { ComponentChildren } from 'preact'
import { render } from 'preact-render-to-string'
import type { Language } from '../schema/languages.ts'
import { MANIFEST, THEME } from './app/manifest.ts'
import type { Assets } from './assets.ts'
import { HEIGHT, WIDTH } from './vignette/shapes.ts'
import { LANGUAGE_NAMES } from './words/languages.ts'

export interface Shell {
  readonly title: string
  /** What the page is, in a sentence, for whoever lists it. */
  readonly description?: string
  /** Its whole address up to the language that is asked for, where it can be found in others. */
  readonly address?: string
  readonly language: Language
  readonly assets: Assets
  /** What a link to it shows in a chat. */
  readonly preview?: Preview
  readonly style: string
  readonly script?: string
  /** Where a page that wants its script is found without one. */
  readonly plain?: string
  /** The first view, which the script finds with `firstView`. */
  readonly data?: unknown
  readonly children: ComponentChildren
}

export interface Preview {
  readonly title: string
  readonly text: string
  /** Of that game the small picture; whoever shows it asks for it by its whole address. */
  readonly game: string
  readonly origin: string
}

/** A whole page, and the hash of the style that stands in it, which its security policy has to allow. */
export interface Written {
  readonly html: string
  readonly style: string | undefined
}

/** A whole page. The security policy refuses whatever else is inline, but for the data block. */
export function htmlDocument(shell: Shell): Written {
  const { assets, style } = shell
  return { html: `<!doctype html>${render(<Document {...shell} />)}`, style: assets.styles[style]?.hash }
}

function Document(shell: Shell) {
  const { title, description, address, language, assets, preview, style, script, plain, data, children } = shell
  const { files, styles } = assets
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {address && <Alternates address={address} />}
        {preview && <Previewed {...preview} files={files} />}
        {files['icon.svg'] && <link rel="icon" href={files['icon.svg']} />}
        <link rel="manifest" href={MANIFEST} />
        {Object.entries(THEME).map(([scheme, colour]) => (
          <meta name="theme-color" media={`(prefers-color-scheme:${scheme})`} content={colour} />
        ))}
        {script && <script type="module" src={files[script]} />}
        {plain && (
          <noscript>
            <meta http-equiv="refresh" content={`0;url=${plain}`} />
          </noscript>
        )}
        <style dangerouslySetInnerHTML={{ __html: styles[style]?.text ?? '' }} />
      </head>
      <body>
        {children}
        {data !== undefined && (
          <script type="application/json" id="envelope" dangerouslySetInnerHTML={{ __html: escaped(data) }} />
        )}
      </body>
    </html>
  )
}

/** The same page in every language, and for those who ask for none of them. */
function Alternates({ address }: { readonly address: string }) {
  return (
    <>
      {Object.keys(LANGUAGE_NAMES).map(code => (
        <link rel="alternate" hreflang={code} href={`${address}lang=${code}`} />
      ))}
      <link rel="alternate" hreflang="x-default" href={address.slice(0, -1)} />
    </>
  )
}

function Previewed({ title, text, game, origin, files }: Preview & Pick<Assets, 'files'>) {
  const picture = files[`vignette-${game}.png`]
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Slow Boat" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      {picture && (
        <>
          <meta property="og:image" content={`${origin}${picture}`} />
          <meta property="og:image:width" content={`${WIDTH}`} />
          <meta property="og:image:height" content={`${HEIGHT}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

// A `<` is the only thing that could end a data block early.
export function escaped(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
