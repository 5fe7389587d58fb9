import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

// The address of a link or of a record, also within another address; and whatever is as long as a link.
const ADDRESS = /(\/|%2F)([sm])(\/|%2F)[^\s\p{Cc}]+/giu
const LINK = /[\w-]{39,}/g

/** A text that may be printed: whoever looks over a shoulder, or is sent it with a question, gets no link. */
export function withoutLinks(text: string): string {
  return text.replace(ADDRESS, '$1$2$3…').replace(LINK, '…')
}

/** Prints what a program prints, line by line, since a link may come in two pieces. */
export function printOn(program: Readable | null, to: Writable): void {
  if (!program) return
  createInterface({ input: program, crlfDelay: Infinity }).on('line', line => to.write(`${withoutLinks(line)}\n`))
}
