import README from '../README.md?raw'

/** The last cell of the README's table row that begins like this. */
export function figure(begin: string): string {
  const row = README.split('\n').find(line => line.startsWith(`| ${begin}`))
  if (!row) throw new Error(`The README's tables have no row "${begin}"`)
  return row.split('|').at(-2)?.trim() ?? ''
}

/** The examples in one language, as they stand. */
export function examples(language: string): string[] {
  const blocks = README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))
  return [...blocks].map(([, code = '']) => code)
}
