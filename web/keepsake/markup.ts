/*
 * A keepsake carries no Preact: its board is only looked at, and drawn anew as a whole for every moment. So what JSX
 * becomes in its script is text; web/build.ts brings this in instead.
 */

export interface Markup {
  readonly html: string
}

type Props = Readonly<Record<string, unknown>>
type Component = (props: Props) => unknown

/** An element, or what a component makes of its properties. Nobody listens to it: functions are left out. */
export function h(type: string | Component, props: Props | null, ...inside: readonly unknown[]): unknown {
  const { children = inside, ...own } = { ...props, ...(inside.length > 0 && { children: inside }) }
  if (typeof type === 'function') return type({ ...own, children })
  return { html: `<${type}${Object.entries(own).map(attribute).join('')}>${markup(children)}</${type}>` }
}

export function Fragment({ children }: Props): unknown {
  return children
}

/** Whatever a component may answer with, as text. */
export function markup(node: unknown): string {
  if (Array.isArray(node)) return node.map(markup).join('')
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  return isMarkup(node) ? node.html : escaped(`${node as string | number}`)
}

function isMarkup(node: unknown): node is Markup {
  return typeof node === 'object' && node !== null && 'html' in node
}

function attribute([name, value]: [string, unknown]): string {
  const isSaid = name.startsWith('aria-')
  if (value === null || value === undefined || typeof value === 'function' || (value === false && !isSaid)) return ''
  return value === true && !isSaid ? ` ${name}` : ` ${name}="${escaped(`${value as string | number}`)}"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
