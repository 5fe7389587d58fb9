import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Entry } from '../../schema/wire/log.ts'
import { pageGame } from '../games/catalogue.ts'
import { catsIn, nameAt } from '../seat/names.ts'
import { befallen } from '../seat/log/befallen.ts'
import { inWords } from '../seat/in-words.ts'
import { stoppers } from '../seat/stoppers.ts'
import { stoodIn } from '../stood-in.ts'
import { turnsIn } from '../turns.ts'
import { seatWords, textWords } from '../words/index.ts'
import { isolated } from '../words/isolated.ts'
import { textGame } from '../games/catalogue.ts'
import { hourOf, moment, type Reader } from './when.ts'
import { isSeated, status, whoIn } from './status.ts'
import { type Suggestion, suggest } from './suggestions.ts'

/** A seat in sentences: what the text view and the mails have in common. */
export interface Telling {
  /** What to do or to wait for, first things first. */
  readonly status: readonly string[]
  readonly board: readonly string[]
  readonly aloud: string
  /** The hand in words; null where there is none to be shown, or nothing in it. */
  readonly hand: string | null
  /** Since when that is news, and how much of it there is. */
  readonly newsTitle: string
  readonly news: readonly string[]
  /** What others have said since. */
  readonly talk: readonly string[]
  readonly can: readonly Doable[]
  /** Who sits there, and how fast they mean to go. */
  readonly players: readonly string[]
}

export interface Doable {
  readonly number: number
  readonly sentence: string
  /** Its line, with a `_` for each card still to be chosen. */
  readonly line: string
  readonly suggestion: Suggestion
}

/** How much of what was said is told at once. */
const TALK_TOLD = 10

export function tell(envelope: Envelope, reader: Reader): Telling {
  const { board, aloud } = textGame(envelope.game)
  const { language } = reader
  const told = news(envelope, reader)
  return {
    status: status(envelope, reader),
    board: board(envelope.view, language),
    aloud: aloud(envelope.view, language),
    hand: isSeated(envelope) ? hand(pageGame(envelope.game).game.hand(envelope.view), envelope, reader) : null,
    newsTitle: newsTitle(envelope, told.length, reader),
    news: told,
    talk: talk(envelope, reader),
    can: doable(envelope, reader),
    players: players(envelope, reader)
  }
}

/** The numbered list of what the seat may do. */
export function suggestions(envelope: Envelope): readonly Suggestion[] {
  return suggest(envelope.choices, textGame(envelope.game).near(envelope.view))
}

// Beside its name, the sign that stands for a card in a line.
function hand(cards: readonly string[], envelope: Envelope, { language }: Reader): string | null {
  if (cards.length === 0) return null
  const { card } = pageGame(envelope.game).words[language]
  const named = sorted(cards).map(held => (card(held) === held ? held : `${card(held)} (${held})`))
  return textWords[language].hand(handTitle(envelope, language), named.join(', '))
}

/** What the cards are called that a seat has. */
export function handTitle({ game }: Envelope, language: Language): string {
  return pageGame(game).words[language].hand ?? seatWords[language].hand
}

/** Numbers first, from low to high. */
export function sorted(cards: readonly string[]): readonly string[] {
  return [...cards].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** What was played, and before that what befell the match besides. */
function news(envelope: Envelope, { language }: Reader): string[] {
  const { game, words } = pageGame(envelope.game)
  const who = whoIn(envelope)
  const besides = (envelope.happened ?? []).map(one =>
    befallen(one, seatWords[language], seat => nameAt(envelope, seat))
  )
  const isCat = catsIn(envelope)
  const turnSaid = (entry: Entry) => {
    const all = entry.events.filter(game.isNews).map(event => ({ event, sentence: words[language].event(event, who) }))
    const said = all.filter(({ sentence }) => sentence !== '')
    return stoodIn(entry, said, { who, isCat, words: seatWords[language].standIn, merit: words[language].merit })
  }
  const played = turnsIn(envelope.news, envelope).flatMap(turn => {
    const [first, ...more] = turn
    // Who stood in for its seat is said once of it.
    const said = first ? turnSaid({ ...first, events: turn.flatMap(({ events }) => events) }) : []
    return more.length > 0 && said.length > 0 ? [said.join(' ')] : said
  })
  return [...besides, ...played]
}

/** Of several things it is said how many they are. */
function newsTitle({ seat, table }: Envelope, things: number, reader: Reader): string {
  const hereAt = seat === null ? null : (table.players[seat]?.hereAt ?? null)
  if (things < 2 || hereAt === null) return textWords[reader.language].news
  return seatWords[reader.language].recap(things)
}

// When the seat was last here is known by the hour.
function talk(envelope: Envelope, { language }: Reader): string[] {
  const { game, seat, said, table } = envelope
  const { phrase } = pageGame(game).words[language]
  const hereAt = seat === null ? 0 : (table.players[seat]?.hereAt ?? 0)
  return said
    .filter(one => one.seat !== seat && one.at >= hereAt)
    .slice(-TALK_TOLD)
    .map(one =>
      textWords[language].quote(nameAt(envelope, one.seat), one.phrase ? phrase(one.text) : isolated(one.text))
    )
}

function doable(envelope: Envelope, { language }: Reader): Doable[] {
  if (envelope.result) return []
  return suggestions(envelope).map((suggestion, index) => ({
    number: index + 1,
    sentence: sentenceOf(suggestion, envelope, language),
    line: [suggestion.line, ...Array.from({ length: suggestion.due }, () => '-_')].join(' ').trim(),
    suggestion
  }))
}

function sentenceOf({ choice, way, price, due, given }: Suggestion, { game }: Envelope, language: Language): string {
  const words = pageGame(game).words[language]
  const does = choice.ways ? undefined : words.does?.[choice.verb]
  return does ?? inWords(words, { ...choice, kind: choice.ways?.kind, way, price, due, given })
}

function players(envelope: Envelope, reader: Reader): string[] {
  const words = seatWords[reader.language]
  const { standing } = pageGame(envelope.game).words[reader.language]
  const seats = envelope.table.players.map(
    ({ taken, hereAt, leftAt, unreachedSince, unreachedByUs, pilot, lent }, seat) => {
      const isMine = seat === envelope.seat
      const name = nameAt(envelope, seat)
      const facts = [
        pilot ? words.pilots[pilot] : null,
        standing(envelope.view, seat),
        taken || leftAt !== undefined ? null : words.free,
        lent ? words.lent(lent.to && isolated(lent.to), lent.day) : null,
        leftAt === undefined ? null : words.left(moment(leftAt, reader)),
        !envelope.result && stoppers(envelope.table).includes(seat) ? words.agreed : null,
        isMine || hereAt === null ? null : words.here(hourOf(hereAt, reader)),
        unreachedSince === null
          ? null
          : words[unreachedByUs ? 'unreachedByUs' : isMine ? 'unreachedHere' : 'unreached'](
              moment(unreachedSince, reader)
            )
      ]
      const known = facts.filter(fact => fact !== null).join(', ')
      return textWords[reader.language].player(isMine ? `${name} (${words.you})` : name, known)
    }
  )
  return [...seats, `${words.paces[envelope.table.pace]}.`]
}
