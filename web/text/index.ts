import type { Envelope, Language } from '../../schema/wire.ts'
import { type TextWords, textWords } from '../words/text/index.ts'
import { pageGame } from '../games/catalogue.ts'
import type { Reader } from './moments.ts'
import { readNumbered as read } from './suggestions.ts'
import { type Doable, sorted, suggestions, tell, type Telling } from './telling.ts'

export { suggestions } from './telling.ts'
export type { Suggestion } from './suggestions.ts'

interface Seen {
  readonly envelope: Envelope
  /** The whole address of the seat. */
  readonly link: string
  readonly language: Language
  readonly now: number
}

/** The seat as plain text: for a terminal, and for whoever reads rather than looks. */
export function seatText({ envelope, link, language, now }: Seen): string {
  const reader: Reader = { language, zone: envelope.own?.zone ?? 'UTC', now }
  const words = textWords[language]
  const telling = tell(envelope, reader)
  const parts = [
    [pageGame(envelope.game).words[language].title],
    telling.status,
    telling.board,
    [telling.aloud],
    telling.hand === null ? [] : [telling.hand],
    list(words.news, telling.news),
    list(words.can, numbered(telling.can)),
    telling.players,
    ...ways(envelope, link, telling, words)
  ]
  return `${parts
    .filter(part => part.length > 0)
    .map(part => part.join('\n'))
    .join('\n\n')}\n`
}

/** The line that is meant by a number of the list, or by a line. */
export function readNumbered(envelope: Envelope, answer: string): string {
  return read(suggestions(envelope), answer)
}

function list(heading: string, items: readonly string[]): readonly string[] {
  return items.length > 0 ? [heading, ...items.map(item => `  ${item}`)] : []
}

// 3  40@f5 -_ -_   40 to f5, costs 2 cards
function numbered(can: readonly Doable[]): readonly string[] {
  const width = Math.max(...can.map(({ line }) => line.length))
  return can.map(({ number, line, sentence }) => `${number}  ${line.padEnd(width)}  ${sentence}`)
}

/** What may be sent from a terminal, each with the command that sends it. */
function ways(envelope: Envelope, link: string, { can }: Telling, words: TextWords): string[][] {
  const { seat, result, draft, version, table } = envelope
  const data = [words.data, `  curl -H 'Accept: application/json' ${link}`]
  if (result) return [[words.record, `  ${new URL(link).origin}/m/${envelope.match}`], data]
  if (seat === null) return [data]
  if (!table.players[seat]?.taken) return [[words.take, `  curl -d take=1 ${link}`], data]
  if (draft) return [[words.undo, `  curl -d undo=1 ${link}`], [words.done, `  curl -d done=1 ${link}`], data]
  if (can.length === 0) return [data]

  const send = `-d version=${version} -d key=$(date +%s) ${link}`
  const act = [words.act, `  curl -d choice=1 ${send}`]
  const open = can.find(({ suggestion }) => suggestion.due > 0)
  const cards = open && sorted(open.suggestion.choice.pick?.from ?? []).slice(0, open.suggestion.due)
  const pay = open && [
    words.pay,
    `  curl -d 'choice=${[open.number, ...(cards ?? []).map(card => `-${card}`)].join(' ')}' ${send}`
  ]
  return [act, ...(pay ? [pay] : []), data]
}
