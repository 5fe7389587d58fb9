import type { ComponentChildren } from 'preact'
import { render } from 'preact-render-to-string'
import type { Language } from '../../schema/languages.ts'
import { STOP_KINDS } from '../landing/stops.ts'
import { mailWords } from '../words/index.ts'

/** A mail as it is handed to the ways of sending. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Page {
  readonly language: Language
  readonly subject: string
  /** The first line: what to do. Mail programs show it beside the subject, on lock screens too. */
  readonly lead: string
  /** Ends all mail to this address. */
  readonly unsubscribe: string
  /** The last line, where the letter is about one match. */
  readonly promise?: string
  readonly children: ComponentChildren
}

// Colours of the page's palette, since mail programs know no custom properties.
const PAPER = '#f7f2e7'
const INK = '#13233a'
const SOFT = '#52607a'
const ACT = '#b0126b'
const LINE = '#cfc6b2'

const DARK = `@media (prefers-color-scheme:dark){
.paper{background:#0c1524!important;color:#ecf1f7!important}
.soft,.soft a{color:#a3b3c6!important}
.go{background:#ff8cc6!important;color:#2a0318!important}
.do{color:#ff8cc6!important}
.sea{background:#16293f!important;border-color:#16293f!important;color:#a9cbdc!important}
.end{border-color:#2d3e55!important}
}`

// After the lead mail programs go on with whatever text comes next; these invisible signs are it.
const REST = '\u034f\u200c\u00a0'.repeat(120)

/** A whole mail: one column, tables and inline styles, no pictures, nothing from elsewhere. */
export function letterHtml(page: Page): string {
  return `<!doctype html>${render(<Html {...page} />)}`
}

function Html({ language, subject, lead, unsubscribe, promise, children }: Page) {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK }} />
      </head>
      <body class="paper" style={`margin:0;padding:0;background:${PAPER};color:${INK}`}>
        <div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">
          {lead}
          {REST}
        </div>
        <div role="main">
          <table
            role="presentation"
            class="paper"
            style={`width:100%;border-spacing:0;background:${PAPER};color:${INK}`}
          >
            <tr>
              <td align="center" style={`padding:24px 0;font:16px/1.5 ${FONT}`}>
                <table role="presentation" style="width:320px;border-spacing:0;text-align:left">
                  <tr>
                    <td style={`padding:0;font:16px/1.5 ${FONT}`}>
                      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">{lead}</h1>
                      {children}
                      <Soft>
                        {STOP_KINDS.map(kind => (
                          <>
                            <a href={`${unsubscribe}#${kind}`} style={`color:${SOFT}`}>
                              {mailWords[language].stops[kind]}
                            </a>
                            {' · '}
                          </>
                        ))}
                        <a href={unsubscribe} style={`color:${SOFT}`}>
                          {mailWords[language].stop}
                        </a>
                      </Soft>
                      {promise && <Promised promise={promise} />}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html>
  )
}

const FONT = 'system-ui,-apple-system,Segoe UI,Roboto,sans-serif'

export function Paragraph({ children }: { children: ComponentChildren }) {
  return <p style="margin:0 0 16px">{children}</p>
}

/** Sentences in a row; what has lines of its own begins a new one. */
export function Sentences({ said }: { said: readonly string[] }) {
  if (said.length === 0) return null
  const row = said.reduce((before, one) => `${before}${one.includes('\n') ? '\n' : ' '}${one}`)
  return (
    <Paragraph>
      {row.split('\n').map((line, at) => (
        <>
          {at > 0 && <br />}
          {line}
        </>
      ))}
    </Paragraph>
  )
}

/** Somebody's own words. */
export function Quote({ children }: { children: ComponentChildren }) {
  return (
    <blockquote
      dir="auto"
      style={`margin:0 0 16px;padding:4px 0 4px 12px;border-left:4px solid ${LINE};font:italic 20px/1.4 Georgia,serif`}
    >
      {children}
    </blockquote>
  )
}

export function Heading({ children }: { children: ComponentChildren }) {
  return <h2 style="margin:24px 0 8px;font-size:16px">{children}</h2>
}

/** What is there for those who look for it. */
export function Soft({ children }: { children: ComponentChildren }) {
  return (
    <p class="soft" style={`margin:0 0 12px;font-size:13px;color:${SOFT}`}>
      {children}
    </p>
  )
}

/** What can be written to the same end. */
export function Typed({ line }: { line: string }) {
  return (
    <code class="soft" style={`font-size:12px;color:${SOFT}`}>
      [{line}]
    </code>
  )
}

/** What was promised of the deal: as long as a line may be. */
export function Promised({ promise }: { promise: string }) {
  return (
    <Soft>
      <span style="word-break:break-word">{promise}</span>
    </Soft>
  )
}

/** The line before what is said in every mail. */
export function End() {
  return <hr class="end" style={`margin:24px 0 16px;border:0;border-top:1px solid ${LINE}`} />
}

/** The one button. */
export function Go({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <p style="margin:0 0 24px">
      <a
        class="go"
        href={href}
        style={`display:inline-block;padding:12px 24px;border-radius:8px;background:${ACT};color:#ffffff;font-weight:600;text-decoration:none`}
      >
        {children}
      </a>
    </p>
  )
}

/** A link that prepares an action. */
export function Do({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <a class="do" href={href} style={`color:${ACT}`}>
      {children}
    </a>
  )
}
