import { resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import { HOST } from '../../schema/wire/host-seat.ts'
import { marksWith } from '../deliver/addresses.ts'
import { digestDirectory } from '../deliver/digest/directory.ts'
import { sendDigest } from '../deliver/digest/letter.ts'
import type { Gathered } from '../deliver/digest/part.ts'
import { makeOutbox, type Outbox } from '../deliver/outbox.ts'
import { makeRecording, type Recording } from '../deliver/recording.ts'
import { senderOf } from '../deliver/sender.ts'
import { ways } from '../deliver/ways/index.ts'
import { refusal } from '../deliver/ways/mail.ts'
import type { Env } from '../env.ts'
import { hostLink } from '../match/all-links.ts'
import { gameOf } from '../match/play.ts'
import { asleep } from '../match/sleeping.ts'
import { type Absences, makeAbsences } from './absence.ts'
import { type Answering, makeAnswering } from './answering.ts'
import { type Consents, makeConsents } from './consents.ts'
import { copyOut } from './directory.ts'
import { type Door, makeDoor } from './door.ts'
import { type Envelopes, makeEnvelopes } from './envelopes.ts'
import { eraseCopy } from './erasing.ts'
import { type Gathering, makeGathering, newsOf } from './gathering.ts'
import { type Helm, makeHelm } from './helm.ts'
import { type Hosting, makeHosting } from './hosting.ts'
import { type Ledger, makeLedger } from './ledger.ts'
import { type Lends, makeLends } from './lending.ts'
import { makePlanning, type Planning } from './planning.ts'
import { makePlaying, type Playing } from './playing.ts'
import { makeReissuing, type Reissuing } from './reissuing.ts'
import { makeReports, type ReportedRoom, type Reports } from './reports.ts'
import { makeSeats, type Seats } from './seats.ts'
import { makeSockets, type Sockets } from './sockets.ts'
import { makeSucceeding, type Succeeding } from './succeeding.ts'
import { makeTalking, type Talking } from './talking.ts'
import { makeTrials, type Trials } from './trials.ts'
import { makeVouches, type Vouches } from './vouching.ts'
import { makeWriter, type Writer } from './writer.ts'

interface Base {
  readonly ledger: Ledger
  readonly sockets: Sockets
  readonly envelopes: Envelopes
  readonly recording: Recording
}

/** What a room is made of. */
export interface Wired extends Omit<Base, 'recording'> {
  readonly gathering: Gathering
  readonly outbox: Outbox
  readonly helm: Helm
  readonly writer: Writer
  readonly playing: Playing
  readonly planning: Planning
  readonly reissuing: Reissuing
  readonly answering: Answering
  readonly talking: Talking
  readonly seats: Seats
  readonly lends: Lends
  readonly trials: Trials
  readonly consents: Consents
  readonly absences: Absences
  readonly reports: Reports
  readonly vouches: Vouches
  readonly hosting: Hosting
  readonly succeeding: Succeeding
  readonly door: Door
}

/** Each is made of those before it, and knows nothing of those after. */
export function wired(ctx: DurableObjectState, env: Env): Wired {
  const marksOf = marksWith(env)
  const ledger = makeLedger(ctx.storage)
  const sockets = makeSockets(ctx)
  const envelopes = makeEnvelopes(ledger, sockets, env)
  const { tell } = envelopes
  const base = { ledger, sockets, envelopes, recording: makeRecording(ledger, marksOf) }
  const gathering = gatheringFor(base, env)
  const outbox = outboxFor(base, gathering, env)
  const helm = makeHelm({ ledger, usedUntil: sockets.usedUntil })
  const writer = makeWriter({ ledger, outbox, helm, tell, env })
  const made = { ledger, sockets, envelopes, writer }
  const playing = makePlaying({ ...made, envelopeFor: envelopes.envelopeFor })
  const planning = makePlanning(made)
  const reissuing = makeReissuing({ ...made, marksOf })
  const absences = makeAbsences({ ...made, marksOf, reissuing })
  const consents = makeConsents({ ...made, marksOf, tell, env })
  return {
    ...made,
    gathering,
    outbox,
    helm,
    playing,
    planning,
    reissuing,
    answering: makeAnswering({ ...made, planning, playing }),
    talking: makeTalking(made),
    seats: makeSeats({ ...made, marksOf, env }),
    lends: makeLends({ ...made, env }),
    trials: makeTrials({ ...made, marksOf, env }),
    consents,
    absences,
    vouches: makeVouches({ ...made, absences, reissuing }),
    reports: makeReports({
      ...made,
      consents,
      marksOf,
      tell,
      roomOf: match => env.ROOM.getByName(match) as unknown as ReportedRoom,
      directoryOf: (match, address) => digestDirectory(match, address, env)
    }),
    hosting: makeHosting(made),
    succeeding: makeSucceeding({ ...made, env }),
    door: makeDoor({ id: ctx.id.name ?? '', ledger, isThere: writer.isThere, envelopeFor: envelopes.envelopeFor })
  }
}

/** Letters about several matches: what this one has for them, and what it asks of the others. */
function gatheringFor({ ledger, sockets, envelopes, recording }: Base, env: Env): Gathering {
  return makeGathering({
    ledger,
    usedUntil: sockets.usedUntil,
    envelopeFor: envelopes.envelopeFor,
    recording,
    marksOf: marksWith(env),
    roomOf: match => env.ROOM.getByName(match) as unknown as Gathered,
    directoryOf: (match, address) => digestDirectory(match, address, env),
    refusal: (address, asked) => refusal(address, { ...asked, sender: 'digest', unasked: false, people: [] }, env),
    send: letter => sendDigest(letter, env)
  })
}

/** What leaves the room, by which way. */
function outboxFor({ ledger, sockets, envelopes, recording }: Base, gathering: Gathering, env: Env): Outbox {
  return makeOutbox({
    ledger,
    usedUntil: sockets.usedUntil,
    resultOf: match => resultByRulesElseEarlyEnd(gameOf(match), match),
    copy: copy => copyOut(copy, env),
    erase: whole => eraseCopy(whole, env),
    asleep,
    empty: () => ledger.empty(),
    post: (notice, seat) => {
      const viewer = seat.seat === HOST ? 'watcher' : seat.seat
      const table = ledger.table()
      const envelope = envelopes.envelopeFor(viewer, table, { least: newsOf([notice]) })
      const answered = seat.answers ? ledger.answered(seat.seat, seat.answers) : []
      const { match } = table
      const host = [match.host?.seat, HOST].includes(seat.seat) ? hostLink(match, env) : null
      const sender = senderOf(table, seat, notice.about, marksWith(env))
      return ways[notice.way].send({ notice, seat, sender, envelope, answered, host }, env)
    },
    gather: gathering.gather,
    recording,
    marksOf: marksWith(env),
    tell: seat => envelopes.tell(ledger.table(), seat)
  })
}
