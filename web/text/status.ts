import type { Result } from '../../engine/game.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { pageGame } from '../games/catalogue.ts'
import { places } from '../seat/ending/places.ts'
import type { Who } from '../seat/game.ts'
import { nameAt } from '../seat/names.ts'
import { seatWords, textWords } from '../words/index.ts'
import { isolated } from '../words/isolated.ts'
import { locale } from '../words/locale.ts'
import { textGame } from '../games/catalogue.ts'
import { moment, type Reader, time } from './when.ts'

/** What to do or to wait for, first things first. */
export function status(envelope: Envelope, reader: Reader): string[] {
  return [...standing(envelope, reader), ...sleeping(envelope, reader), ...restored(envelope, reader)]
}

/** Sentences speak to whoever has the seat. */
export function whoIn(envelope: Envelope): Who {
  return seat => (seat === envelope.seat ? null : nameAt(envelope, seat))
}

/** Whether somebody has taken the seat that looks. */
export function isSeated({ seat, table }: Envelope): boolean {
  return seat !== null && table.players[seat]?.taken === true
}

function standing(envelope: Envelope, reader: Reader): string[] {
  const { result, draft, game } = envelope
  const words = textWords[reader.language]
  if (result)
    return [words.over, pageGame(game).words[reader.language].why[result.why] ?? '', ...ranked(result, envelope)]
  const aside = textGame(game).aside(envelope.view, reader.language, seat => nameAt(envelope, seat))
  const shown = aside ? [aside] : []
  if (draft)
    return [
      words.draft(draft.line),
      ...done(draft, envelope, reader),
      words.settles(time(draft.settlesAt, reader)),
      ...shown
    ]
  const special = [...asked(envelope, reader), ...shown]
  const planned = envelope.own?.plan ? [envelope.own.plan.says] : []
  return [...place(envelope, reader), ...waiting(envelope, reader), ...special, ...planned]
}

// What has come of it so far; what it draws is not known yet.
function done({ events }: NonNullable<Envelope['draft']>, envelope: Envelope, { language }: Reader): string[] {
  const { game, words } = pageGame(envelope.game)
  const told = events.filter(game.isNews).map(event => words[language].event(event, whoIn(envelope)))
  return told.filter(sentence => sentence !== '')
}

// "1. Anna 51 · 2. Ben 40"
function ranked(result: Result, envelope: Envelope): string[] {
  const placed = places(result).map(({ place, seat, score }) =>
    [`${place}.`, nameAt(envelope, seat), score].filter(part => part !== undefined).join(' ')
  )
  return placed.length > 0 ? [placed.join(' · ')] : []
}

// The same sentences as beside the board.
function asked(envelope: Envelope, { language }: Reader): string[] {
  const { game, view, choices } = envelope
  const offered = choices.map(({ verb }) => verb)
  const { happened, slots, next } = pageGame(game).words[language].moment({ view, who: whoIn(envelope), offered }) ?? {}
  return [happened, slots?.says, next].filter(said => said !== undefined)
}

// Whoever has taken a seat knows where they sit.
function place(envelope: Envelope, { language }: Reader): string[] {
  const { seat } = envelope
  if (seat === null) return [textWords[language].watching]
  const { name = '', lent } = envelope.table.players[seat] ?? {}
  if (envelope.own?.guest && lent) return [seatWords[language].guest(isolated(name), lent.day)]
  return isSeated(envelope) ? [] : [textWords[language].kept(nameAt(envelope, seat))]
}

function waiting(envelope: Envelope, reader: Reader): string[] {
  const { seat, awaits, awaitedSince, unproven } = envelope
  const words = textWords[reader.language]
  if (unproven) return [words.unproven(unproven.map(other => nameAt(envelope, other))), words.prove]
  const isMine = seat !== null && awaits.includes(seat) && isSeated(envelope)
  const names = new Intl.ListFormat(locale(reader.language)).format(awaits.map(other => nameAt(envelope, other)))
  const whose = isMine ? words.yourTurn(nameAt(envelope, seat)) : words.waiting(names)
  return [whose, words.since(moment(awaitedSince, reader))]
}

/** Where nobody plays any more, what to do comes first. */
function sleeping({ table }: Envelope, reader: Reader): string[] {
  const { asleepAt } = table
  return asleepAt === undefined ? [] : [seatWords[reader.language].asleep(moment(asleepAt, reader))]
}

function restored({ table }: Envelope, reader: Reader): string[] {
  return table.restoredAt === null ? [] : [textWords[reader.language].restored(moment(table.restoredAt, reader))]
}
