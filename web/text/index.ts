import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { TextWords } from '../words/en/text.ts'
import { planWords, seatWords, textWords, unseenWords } from '../words/index.ts'
import { pageGame } from '../games/catalogue.ts'
import { saidText } from '../invitation/said.ts'
import { votedFor } from '../seat/log/absence.tsx'
import { moment } from '../seat/log/when.ts'
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
    ...absences(envelope, link, { language, zone: reader.zone, now }),
    ...ways(envelope, link, telling, reader),
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
function ways(envelope: Envelope, link: string, { can }: Telling, reader: Reader): string[][] {
  const words = textWords[reader.language]
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
    ...duePlan(envelope, link, reader),
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

/** Rivals' seats that are said to be absent: until when they are waited for, and how to vote afterwards. */
function absences(envelope: Envelope, link: string, { language, zone, now }: Reader): string[][] {
  const { own, seat: viewer, table, at, result } = envelope
  const words = seatWords[language]
  if (!own || own.guest || !isSeated(envelope) || result || !table.competed) return []
  const said = table.players.flatMap(({ absence }, seat) => {
    if (!absence || seat === viewer) return []
    const name = nameAt(envelope, seat)
    const { from, voters, votes } = absence
    if (at < from) return [[words.absence.waits(name, moment(from, now, language, zone))]]
    const send = (fields: string) => `  curl -d decide=${fields} -d of=${seat} ${link}`
    const accepted = votes.flatMap(({ seat: by, name: who }) =>
      who !== undefined && by !== viewer ? [words.absence.accept(who), send(`successor -d as=${by}`)] : []
    )
    return [
      [
        words.absence.decide(name, votes.length, voters.length),
        ...votes.map(vote => votedFor({ words }, vote.seat === viewer ? null : nameAt(envelope, vote.seat), vote)),
        ...accepted,
        words.absence.successor,
        send('successor -d name=NAME -d address=ADDRESS'),
        words.absence.autopilot,
        send('autopilot'),
        words.absence.end,
        send('end'),
        words.absence.none,
        send('none')
      ]
    ]
  })
  const others = table.players.some(({ taken, pilot }, seat) => taken && pilot !== 'cat' && seat !== viewer)
  return others ? [...said, [words.absence.report, `  curl -d lost=1 -d of=SEAT ${link}`]] : said
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

/** A plan whose turn has come: when it is played by itself, and how it is played at once or withdrawn. */
function duePlan({ own }: Envelope, link: string, { language, zone, now }: Reader): string[][] {
  if (own?.plan?.due === undefined) return []
  const words = planWords[language]
  const send = (what: string) => `  curl -d plan=${what} ${link}`
  const says = [own.plan.says, words.dueFrom(moment(own.plan.due, now, language, zone))]
  return [[...says, words.now, send('now'), words.withdraw, send('withdraw')]]
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
