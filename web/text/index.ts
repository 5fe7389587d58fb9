import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { TextWords } from '../words/en/text.ts'
import { seatWords, textWords, unseenWords } from '../words/index.ts'
import { pageGame } from '../games/catalogue.ts'
import { saidText } from '../invitation/said.ts'
import { nameAt } from '../seat/names.ts'
import { example } from './example.ts'
import { hidden } from './hidden.ts'
import type { Reader } from './when.ts'
import { listed, paragraphs } from './paragraphs.ts'
import { promise } from './promise.ts'
import { isSeated } from './status.ts'
import { readNumbered as read } from './suggestions.ts'
import { type Doable, suggestions, tell, type Telling } from './telling.ts'

export { suggestions } from './telling.ts'
export type { Suggestion } from './suggestions.ts'

interface Seen {
  readonly envelope: Envelope
  /** The whole address of the seat. */
  readonly link: string
  /** The seat has just got that link, in the place of its invitation. */
  readonly moved?: boolean
  readonly language: Language
  readonly now: number
}

/** The seat as plain text: for a terminal, and for whoever reads rather than looks. */
export function seatText({ envelope, link, moved = false, language, now }: Seen): string {
  const reader: Reader = { language, zone: envelope.own?.zone ?? 'UTC', now }
  const words = textWords[language]
  const telling = tell(envelope, reader)
  return paragraphs([
    [pageGame(envelope.game).words[language].title],
    envelope.invitation ? saidText(envelope, language) : [],
    moved ? [words.moved, `  ${link}`] : [],
    telling.status,
    telling.board,
    [telling.aloud],
    telling.hand === null ? [] : [telling.hand],
    listed(telling.newsTitle, telling.news.map(inset)),
    listed(words.talk, telling.talk.map(inset)),
    listed(words.can, numbered(telling.can).map(inset)),
    telling.players,
    listed(unseenWords[language].title, hidden(envelope, language).map(inset)),
    ...vouching(envelope, link, language),
    ...ways(envelope, link, telling, words),
    [promise(envelope, language)]
  ])
}

/** The line that is meant by a number of the list, or by a line. */
export function readNumbered(envelope: Envelope, answer: string): string {
  return read(suggestions(envelope), answer)
}

function inset(line: string): string {
  return `  ${line}`
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
  const record = table.closedAt === undefined ? `${new URL(link).origin}/m/${envelope.match}` : `${link}?record=1`
  if (result) return [[words.record, `  ${record}`], ...onward(envelope, link, words), data]
  if (seat === null) return [data]
  if (!isSeated(envelope)) return [[words.take, `  curl -d take=1${sealing(envelope)} ${link}`], data]
  const back = draft
    ? [
        [words.undo, `  curl -d undo=1 ${link}`],
        [words.done, `  curl -d done=1 ${link}`]
      ]
    : []
  if (draft && can.length === 0) return [...back, data]
  const waking = table.asleepAt === undefined ? [] : [[words.wake, `  curl -d wake=1 ${link}`]]
  if (can.length === 0) return [...waking, plans(envelope, link, words), leaving(envelope, link, words), data]
  const behind = draft ? ` -d behind=${draft.lines}` : ''
  const send = `-d version=${version}${behind} -d key=$(date +%s) ${link}`
  return [
    [words.act, `  curl -d choice=1 ${send}`],
    ...paying(can, send, words),
    ...back,
    ...waking,
    ...(draft ? [] : [leaving(envelope, link, words)]),
    data
  ]
}

/** Seats whose link is lost: how to vouch for a new one, and that to be passed on once most have. */
function vouching(envelope: Envelope, link: string, language: Language): string[][] {
  const { own, seat: viewer, table } = envelope
  if (!own || own.guest || !isSeated(envelope)) return []
  const { vouch } = seatWords[language]
  const asked = table.players.flatMap(({ missed }, seat) => {
    if (!missed || seat === viewer) return []
    const says = vouch.asked(nameAt(envelope, seat), missed.vouches.length, missed.needed)
    return [[says, `  curl -d vouch=1 -d of=${seat} ${link}`]]
  })
  return [...asked, ...(own.passOn ?? []).map(fresh => [vouch.passOn(nameAt(envelope, fresh.seat)), `  ${fresh.link}`])]
}

function onward(envelope: Envelope, link: string, words: TextWords): string[][] {
  const { next, own } = envelope
  if (!own || own.guest || !isSeated(envelope)) return []
  return [next === undefined ? [words.again, `  curl -d again=1 ${link}`] : [words.next, `  ${next}`]]
}

/** A seat's holder may; a guest only plays. */
function leaving({ version, own }: Envelope, link: string, words: TextWords): string[] {
  if (own?.guest) return []
  const stop = `  curl -d choice=stop -d version=${version} -d key=$(date +%s) ${link}`
  return [words.leave, stop, `  curl -d leave=1 ${link}`]
}

/** Whoever waits may plan. */
function plans({ version, table }: Envelope, link: string, words: TextWords): string[] {
  if (table.players.length === 1) return []
  const send = `-d version=${version} -d key=$(date +%s) ${link}`
  return [words.plan, `  curl -d 'choice=plan LINE max 1 -CARD; LINE' ${send}`]
}

// Sent again with the same key, it is answered again: without it, a lost answer would lose the seat.
function sealing({ table }: Envelope): string {
  return table.links === 'sealed' ? ' -d key=$(uuidgen)' : ''
}

function paying(can: readonly Doable[], send: string, words: TextWords): string[][] {
  const answer = example(can)
  return answer === null ? [] : [[words.pay, `  curl -d 'choice=${answer}' ${send}`]]
}
