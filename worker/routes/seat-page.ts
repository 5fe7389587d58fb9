import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { splitAtSemicolonsAndLineEnds } from '../../engine/notation.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Language } from '../../schema/languages.ts'
import { absenceVote } from '../../schema/wire/absence.ts'
import type { Acted } from '../../schema/wire/acting.ts'
import type { Verdict } from '../../schema/wire/answering.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { lend } from '../../schema/wire/loan.ts'
import { planAsked } from '../../schema/wire/plan.ts'
import type { Tried } from '../../schema/wire/reached.ts'
import { seatForm, type SeatForm } from '../../schema/wire/seat-form.ts'
import { delivery, profile, type Taken, takeSeat } from '../../schema/wire/seat.ts'
import type { WayName } from '../../schema/wire/told.ts'
import { missing, vouch } from '../../schema/wire/vouching.ts'
import {
  answerSays,
  coverPage,
  hoursIn,
  landingPage,
  landingText,
  profileIn,
  reachIn,
  readPlan,
  seatPage,
  seatText,
  settingsPage
} from '../../web/server.ts'
import { clock } from '../clock.ts'
import { assets } from '../http/assets.ts'
import { checked, formIn, readBody } from '../http/body.ts'
import { type Bound, genuine, languageNamed, languageOf, limitMail, roomOf } from '../http/bound.ts'
import { given, refusedIn } from '../http/declined.ts'
import { failure, refuse } from '../http/failure.ts'
import { answerPage } from '../http/page.ts'
import { type Form, formFor, isNavigation } from '../http/reader.ts'
import { toBase64url } from '../keys/base64url.ts'
import { type Link, linkAddress, provenBy } from '../keys/links.ts'
import type { Refused } from '../room/answer.ts'
import { asksAgain, goOn, showAgain } from './again.ts'
import { asksVoyages, showVoyages } from './voyages.ts'

/** A seat's (or the watcher's) own address: page, text, JSON, or the cover for whoever may not be a person. */
export async function getSeat(context: Bound, link: Link) {
  const envelope = given(await roomOf(context, link.match).look(link))
  if (formFor(context.req.raw.headers) === 'cover') {
    const { game, invitation, own } = envelope
    // Whatever looks ahead has no language of its own: it shows what it finds to whoever is invited.
    const asked = context.req.query('lang') === undefined ? own?.language : undefined
    const language = asked ?? readerOf(context, envelope)
    return answerPage(context, coverPage({ game, invitation, language, assets, origin: context.env.ORIGIN }))
  }
  if (envelope.own && !envelope.own.guest && !envelope.invitation && asksAgain(context, envelope))
    return showAgain(context, envelope, envelope.next ?? null)
  if (context.req.query('settings') && envelope.own) return showSettings(context, link, envelope)
  if (envelope.own && !envelope.invitation && asksVoyages(context)) return showVoyages(context, link)
  return show(context, link, envelope)
}

/** What came of what was sent. */
interface Came {
  readonly refused?: Refused
  readonly tried?: Tried
}

/** What a seat may set where there are no scripts; as text and as data the API has it. */
async function showSettings(context: Bound, link: Link, envelope: Envelope, { refused, tried }: Came = {}) {
  const language = languageNamed(context) ?? readerOf(context, envelope)
  const room = roomOf(context, link.match)
  const delivered = given(await room.delivered(link))
  const { loan } = given(await room.lending(link))
  const failed = refused && failure({ ...refused, game: envelope.game }, language)
  const page = settingsPage({ envelope, delivered, loan, language, assets, failure: failed, tried })
  return answerPage(context, page, { status: refused ? refuse(context, refused) : 200 })
}

/** The same by a form, for pages without scripts and for terminals. */
export async function postSeat(context: Bound, link: Link) {
  const form = formFor(context.req.raw.headers)
  try {
    const fields = await formIn(await readBody(context.req.raw))
    if (fields.again) return await goOn(context, link, fields)
    const asked = checked(seatForm, fields)
    if (asked.send) return await sendLink(context, link, form, asked.of)
    if (asked.test) return await showTrial(context, link, asked.test)
    if (asked.leave) return await leave(context, link, form)
    const seen = await perform(context, link, asked)
    const present = 'link' in seen ? await genuine(context, seen.link) : link
    const moved = present.generation !== link.generation
    // Where the browser says that it navigates, the address itself shows the hand, and can be loaded again.
    const turns = isNavigation(context.req.raw.headers) || moved
    const lines = 'lines' in seen ? seen.lines : []
    const isCut = lines.some(({ refused }) => refused !== null)
    if (turns && !isCut && ['page', 'cover'].includes(form))
      return context.redirect(`${pathOf(present, context)}${queryOf(context, asked)}`, 303)
    return show(context, present, seen, { moved, lines })
  } catch (error) {
    const refused = refusedIn(error)
    if (!refused || form === 'json' || GONE.includes(refused.code)) throw error
    const envelope = refused.envelope ?? given(await roomOf(context, link.match).look(link))
    if (context.req.query('settings')) return showSettings(context, link, envelope, { refused })
    return show(context, link, envelope, { refused })
  }
}

async function showTrial(context: Bound, link: Link, way: WayName) {
  const room = roomOf(context, link.match)
  const tried = given(await room.trial(link, { way }))
  return showSettings(context, link, given(await room.look(link)), { tried })
}

/** Where an address shows the settings of its seat. */
const SETTINGS = '?settings=1'

const GONE = ['LINK_REISSUED', 'LOAN_OVER', 'SEAT_SEALED', 'SEAT_LEFT', 'NO_SUCH_MATCH', 'MATCH_DELETED']

/** Whether a browser without scripts asks, as the page has told it to. */
function isPlain({ req }: Bound): boolean {
  return req.query('plain') !== undefined
}

/** Where somebody who has sent a form goes on. */
function queryOf(context: Bound, asked: SeatForm): string {
  if (isSetting(asked)) return SETTINGS
  return isPlain(context) ? '?plain' : ''
}

function isSetting({ set, forget, feed }: SeatForm): boolean {
  return set !== undefined || forget !== undefined || feed !== undefined
}

function pathOf(link: Link, { env }: Bound): string {
  return new URL(linkAddress(link, env)).pathname
}

/** The answer is the same whether there is an address or none: the invitation has been through other hands. */
export async function sendLink(context: Bound, link: Link, form: Form, of?: number) {
  given(await roomOf(context, link.match).sendLink(link, of))
  const language = languageOf(context) ?? 'en'
  const said = { kind: 'link-sent', language } as const
  switch (form) {
    case 'json':
      return context.json({ message: landingText(said) }, 202)
    case 'text':
      return context.text(`${landingText(said)}\n`, 202)
    case 'page':
    case 'cover':
      return answerPage(context, landingPage({ ...said, assets }), { status: 202 })
  }
}

/** The link opens nothing from now on: what is answered says what follows. */
async function leave(context: Bound, link: Link, form: Form) {
  const language = readerOf(context, given(await roomOf(context, link.match).look(link)))
  const left = given(await roomOf(context, link.match).leave(link))
  const said = { kind: 'seat-left', language } as const
  switch (form) {
    case 'json':
      return context.json(left)
    case 'text':
      return context.text(`${landingText(said)}\n`)
    case 'page':
    case 'cover':
      return answerPage(context, landingPage({ ...said, assets }))
  }
}

async function perform(context: Bound, link: Link, asked: SeatForm): Promise<Envelope | Acted | Taken> {
  const room = roomOf(context, link.match)
  const { take, undo, done, wake, close, choice, handover, say, key, version } = asked
  if (choice !== undefined) return choose(context, link, { ...asked, choice })
  if (take) {
    await limitMail(context, [asked.address])
    const proven = provenBy(context.req.query('via'), link, context.env)
    return given(await room.take(link, checked(takeSeat, seatTaken(context, asked)), proven))
  }
  if (version !== undefined) given(await room.shown(link, version))
  if (say && key) return given(await room.say(link, { text: say, key }))
  if (isSetting(asked)) return set(context, link, asked)
  if (handover) return given(await room.handover(link, handover === 'agree'))
  if (asked.lost) return given(await room.miss(link, checked(missing, { seat: asked.of })))
  if (asked.vouch || asked.unvouch)
    return given(await room.vouch(link, checked(vouch, { seat: asked.of, vouch: asked.unvouch === undefined })))
  if (asked.plan === 'now') return given(await room.playPlan(link))
  if (asked.plan) return withdrawPlan(context, link, key)
  if (asked.decide) return given(await room.voteOnAbsent(link, await absenceVoteIn(context, asked)))
  if (asked.helm) return given(await room.helm(link))
  if (undo) return given(await room.takeBack(link))
  if (done) return given(await room.settle(link))
  if (wake) return given(await room.wake(link))
  if (close) return given(await room.close(link))
  return given(await room.look(link))
}

async function withdrawPlan(context: Bound, link: Link, key: string = crypto.randomUUID()): Promise<Envelope> {
  const room = roomOf(context, link.match)
  const { plan } = given(await room.plan(link))
  given(await room.putPlan(link, { entries: [], plan, key }))
  return given(await room.look(link))
}

async function absenceVoteIn(context: Bound, { of, decide, as, name, address, language }: SeatForm) {
  if (address) await limitMail(context, [address])
  const who = as === undefined ? { name, address, ...(language && { language }) } : { as }
  return checked(absenceVote, { seat: of, choice: decide, ...(decide === 'successor' && who) })
}

async function set(context: Bound, link: Link, { address, ...asked }: SeatForm): Promise<Envelope> {
  const room = roomOf(context, link.match)
  const field = (name: keyof typeof asked) => `${asked[name] ?? ''}`
  switch (asked.set) {
    case 'profile':
      return given(await room.profile(link, checked(profile, profileIn(field))))
    case 'address':
      await limitMail(context, [address])
      return given(await room.delivery(link, { address: address ?? null }))
    case 'hours':
      return given(await room.delivery(link, checked(delivery, hoursIn(field))))
    case 'silence':
      return given(await room.profile(link, { silence: asked.silence }))
    case 'lend':
      given(await room.lend(link, checked(lend, { to: asked.to, day: asked.day })))
      return given(await room.look(link))
    case 'take-back':
      given(await room.takeSeatBack(link))
      return given(await room.look(link))
    case 'webhook':
    case 'no-webhook':
    case undefined:
      return given(await room.delivery(link, checked(delivery, reachIn(field))))
  }
}

async function choose(context: Bound, link: Link, asked: SeatForm & { choice: string }): Promise<Envelope | Acted> {
  const { choice, version, behind = 0, key } = asked
  if (version === undefined || key === undefined) throw new Refusal('MALFORMED', { at: ['version', 'key'] })
  const room = roomOf(context, link.match)
  const own = keyOf(key, choice)
  const entries = readPlan(choice)
  if (entries) {
    const plan = asked.planned ?? given(await room.plan(link)).plan
    given(await room.putPlan(link, checked(planAsked, { entries, plan, key: own })))
    return given(await room.look(link))
  }
  return given(
    await room.act(link, {
      lines: splitAtSemicolonsAndLineEnds(choice),
      numbered: { version, behind },
      version,
      key: own
    })
  )
}

/** Somebody who goes back to a form sends another choice with its key; what a number meant can no longer be compared. */
function keyOf(key: string, choice: string): string {
  return toBase64url(sha256(utf8ToBytes(`${key} ${choice}`)))
}

/** Whoever takes a seat has read the invitation, so its language is theirs. */
function seatTaken(
  context: Bound,
  { name, zone, address, key, others, language = languageOf(context) ?? undefined }: SeatForm
) {
  return {
    ...(name && { name }),
    ...(zone && { zone }),
    ...(address && { address }),
    ...(language && { language }),
    ...(others && { others }),
    ...(key && { key })
  }
}

interface Shown {
  readonly refused?: Refused
  /** It has just got this link in the place of its invitation. */
  readonly moved?: boolean
  /** What came of each line that was sent; where there were several, that is said. */
  readonly lines?: readonly Verdict[]
}

async function show(
  context: Bound,
  link: Link,
  envelope: Envelope,
  { refused, moved = false, lines = [] }: Shown = {}
) {
  const { headers } = context.req.raw
  const language = readerOf(context, envelope)
  const came = lines.length > 1 ? answerSays({ answered: lines, envelope, language }) : []
  const failed = refused ? failure({ ...refused, game: envelope.game }, language).message : came.join('\n')
  const status = refused ? refuse(context, refused) : 200
  const now = clock.now()
  const asked = { envelope, link: linkAddress(link, context.env), moved, language, now }
  switch (formFor(headers)) {
    case 'json':
      return context.json(envelope, status)
    case 'text':
      return context.text(failed ? `${failed}\n\n${seatText(asked)}` : seatText(asked), status)
    case 'page':
    case 'cover': {
      const log = isPlain(context) ? given(await roomOf(context, link.match).log(link)) : undefined
      return answerPage(context, seatPage({ envelope, language, assets, now, hint: failed, log }), { status })
    }
  }
}

/** The seat's own language once somebody sits there; before that, the reader's. */
function readerOf(context: Bound, { own, seat, table }: Envelope): Language {
  const taken = seat !== null && table.players[seat]?.taken
  return (taken ? own?.language : languageOf(context)) ?? own?.language ?? 'en'
}
