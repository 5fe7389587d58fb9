/** What a line of our log is about. */
export interface About {
  readonly match?: string
  readonly version?: number
  /** Which piece of work it was; of a message that was not sent, what its service answered, or which setting is missing. */
  readonly why?: string
}

/** One line of our log: a match, a version and a code. Never a link, a line, a card or an address. */
export function report(code: string, about: About = {}): void {
  // oxlint-disable-next-line no-console -- the one place that logs
  console.error(JSON.stringify({ code, ...about }))
}

/** A bug, with the way to it. Its message may quote what it met, on several lines even, so it stays out. */
export function reportBug(error: unknown, about: About = {}, code = 'BROKEN'): void {
  const { name, message, stack = '' } = error instanceof Error ? error : { name: typeof error, message: '' }
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
  // oxlint-disable-next-line no-console -- the one place that logs
  console.error(JSON.stringify({ code, error: name, ...about, frames }))
}
