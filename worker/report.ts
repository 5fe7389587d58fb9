/** One line of our log: a match, a version and a code. Never a link, a line, a card or an address. */
export function report(code: string, about: { readonly match?: string; readonly version?: number } = {}): void {
  // oxlint-disable-next-line no-console -- the one place that logs
  console.error(JSON.stringify({ code, ...about }))
}

/** A bug, with the way to it. Its message may quote what it met, so it stays out. */
export function reportBug(error: unknown, about: { readonly match?: string; readonly version?: number } = {}): void {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  const frames = stack.split('\n').filter(line => /^\s+at /.test(line))
  // oxlint-disable-next-line no-console -- the one place that logs
  console.error(JSON.stringify({ code: 'BROKEN', error: name, ...about, frames }))
}
