import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOME } from '../../worker/local/programs.ts'

/** A mistake that somebody might make in a rule: a piece of a file's text, and what stands there instead. */
export interface Fault {
  /** The game and the mistake: `ascent/overpaying`. */
  readonly name: string
  readonly file: string
  readonly says: string
  /** Why it changes nothing in any match that can be played; null where a test must find it. */
  readonly harmless: string | null
  readonly before: string
  readonly after: string
}

/** All faults of a game, by name. */
export function faultsOf(game: string): Fault[] {
  return globSync(`${game}/*.fault`, { cwd: import.meta.dirname })
    .toSorted()
    .map(path => faultAt(path.replace('.fault', '')))
}

/** The fault of that name. Its file names what it changes, says what is wrong then, and has both texts line by line. */
export function faultAt(name: string): Fault {
  const lines = readFileSync(join(import.meta.dirname, `${name}.fault`), 'utf8').split('\n')
  const [file = '', says = ''] = lines
  const marked = (mark: string) => lines.filter(line => line.startsWith(mark)).map(line => line.slice(mark.length))
  const [harmless = null] = marked('changes nothing: ')
  return { name, file, says, harmless, before: marked('- ').join('\n'), after: marked('+ ').join('\n') }
}

/** The text with the fault in it. Where it does not stand there exactly once, the fault is out of date. */
export function withFault(text: string, { name, file, before, after }: Fault): string {
  const parts = text.split(before)
  if (before === '' || parts.length !== 2)
    throw new Error(
      `Expected "${before}" once in ${file}, and found it ${parts.length - 1} times: ${name} is out of date`
    )
  return parts.join(after)
}

/** The text of the file that it changes. */
export function textFor({ file }: Fault): string {
  return readFileSync(join(HOME, file), 'utf8')
}
