import README from '../README.md?raw'

export { README }

/** What the README's table of figures says of the promise that begins like this: its target, and what was measured. */
export function figure(promise: string): { readonly target: string; readonly measured: string } {
  const row = README.split('\n').find(line => line.startsWith(`| ${promise}`))
  if (!row) throw new Error(`The README's figures have no row "${promise}"`)
  const [, , target = '', measured = ''] = row.split('|').map(cell => cell.trim())
  return { target, measured }
}

/** A number as the README writes it. */
export const written = (count: number): string => count.toLocaleString('en')

/** The examples in one language, as they stand. */
export function examples(language: string): string[] {
  const blocks = README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))
  return [...blocks].map(([, code = '']) => code)
}
