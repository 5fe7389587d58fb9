import * as z from 'zod'
import { findGame, newestGames, measuredWinCountsOf } from '../../engine/catalogue.ts'
import type { MatchRecord } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import { LANGUAGES } from '../../schema/languages.ts'
import {
  BODY_BYTES,
  GREETING_LENGTH,
  LINE_LENGTH,
  LINES,
  MARKS,
  NAME_LENGTH,
  NOTES_LENGTH,
  SAY_LENGTH
} from '../../schema/wire/limits.ts'
import type { Opened } from '../../schema/wire/links.ts'
import { type OpenAlike, openAlike, openDealt, type OpenMatch, openMatch, PACES } from '../../schema/wire/opening.ts'
import {
  alikeAsked,
  alikePage,
  harbourPage,
  landingPage,
  openedPage,
  openingAsked,
  recordPage
} from '../../web/server.ts'
import { seatForm } from '../../schema/wire/seat-form.ts'
import { chance } from '../chance.ts'
import { clock } from '../clock.ts'
import { assets } from '../http/assets.ts'
import { type Body, checked, formIn, isForm, jsonBy, readBody } from '../http/body.ts'
import { type Bound, languageOf, limit, limitMail, networkHashOf, roomOf } from '../http/bound.ts'
import { given, refusedIn } from '../http/declined.ts'
import { failure, refuse } from '../http/failure.ts'
import { countOpening } from '../http/opened-today.ts'
import { answerPage } from '../http/page.ts'
import { formFor } from '../http/reader.ts'
import { isMatch, matchFor } from '../keys/secrets.ts'
import { isListed } from '../room/directory.ts'
import { checkNotDeleted } from '../room/erasing.ts'
import { openParts } from '../room/parts.ts'
import { crewsBeside, openAlikeAsked } from './alike.ts'

const anythingIn = jsonBy(z.looseObject({}))
const openDealtIn = jsonBy(openDealt)

/** The harbour: the same for everybody. */
export async function getHarbour(context: Bound) {
  const language = languageOf(context) ?? 'en'
  const deal = context.req.query('deal')
  if (deal !== undefined) return showAlike(context, deal)
  return answerPage(
    context,
    harbourPage({ language, assets, origin: context.env.ORIGIN, game: context.req.query('game') })
  )
}

/** Where a match is opened with the deal of one that is over. */
async function showAlike(context: Bound, deal: string) {
  if (!isMatch(deal)) throw new Refusal('NO_SUCH_MATCH')
  await checkListed(context, deal)
  const { setup } = given(await roomOf(context, deal).deal(deal))
  const language = languageOf(context) ?? 'en'
  const fields = { deal, game: setup.game, seats: `${setup.seats}` }
  return answerPage(context, alikePage({ language, assets, origin: context.env.ORIGIN, fields }))
}

export async function postMatch(context: Bound) {
  const body = await readBody(context.req.raw)
  if (isForm(body)) return postMatchForm(context, body)
  const asked = anythingIn(body)
  const opened =
    asked.deal === undefined
      ? await openAsked(context, checked(openMatch, asked))
      : await openListed(context, checked(openAlike, asked))
  return context.json(opened, 201)
}

/** Whoever tries ids is told to wait here too. */
async function openListed(context: Bound, asked: OpenAlike): Promise<Opened> {
  await checkListed(context, asked.deal)
  return openAlikeAsked(context, asked)
}

/** A match that is dealt from a known seed, and so can be played again; only ever behind dev.ts. */
export async function postDealt(context: Bound) {
  const { seed, asked } = openDealtIn(await readBody(context.req.raw))
  return context.json(await openAsked(context, asked, seed), 201)
}

/** Opened without JavaScript: what was filled in comes back with what is wrong about it. */
async function postMatchForm(context: Bound, body: Body) {
  const language = languageOf(context) ?? 'en'
  const fields = await formIn(body)
  try {
    const asked = openingAsked(fields, findGame(fields.game ?? '')?.settings ?? [])
    const opened = fields.deal
      ? await openListed(context, checked(openAlike, alikeAsked(asked, fields.deal)))
      : await openAsked(context, checked(openMatch, asked))
    return answerPage(context, openedPage({ opened, language, assets, now: clock.now() }), { status: 201 })
  } catch (error) {
    const refused = refusedIn(error)
    if (!refused) throw error
    const where = { language, assets, origin: context.env.ORIGIN, fields, failure: failure(refused, language) }
    const page = fields.deal && findGame(fields.game ?? '') ? alikePage(where) : harbourPage(where)
    return answerPage(context, page, { status: refuse(context, refused) })
  }
}

/** Opens a match, or finds it opened: its id comes from the key, so that a lost answer opens no second one. */
async function openAsked(context: Bound, asked: OpenMatch, seed = chance.seed()): Promise<Opened> {
  await limit(context, context.env.LIMIT_OPEN)
  const id = matchFor(asked.key, openParts(context.env), context.env)
  await countOpening(context, id)
  await limitMail(
    context,
    asked.seats.map(({ address }) => address)
  )
  const openedBy = networkHashOf(context)
  return given(await roomOf(context, id).open({ id, asked, seed, now: clock.now(), openedBy }))
}

export async function getRecord(context: Bound) {
  const { id, record } = await openRecord(context)
  return answerRecord(context, id, record)
}

/** Whoever sat there has lost their link. What is answered is the same whether or not it can be sent. */
export async function postRecord(context: Bound) {
  const id = listedId(context)
  await checkListed(context, id)
  await limit(context, context.env.LIMIT_FAILED)
  const { of = -1 } = checked(seatForm, await formIn(await readBody(context.req.raw)))
  given(await roomOf(context, id).sendLinkOf(id, of))
  const page = landingPage({ kind: 'link-sent', language: languageOf(context) ?? 'en', assets })
  return answerPage(context, page, { status: 202 })
}

function listedId({ req }: Bound): string {
  const id = req.param('id') ?? ''
  if (!isMatch(id)) throw new Refusal('NO_SUCH_MATCH')
  return id
}

/** The record of a finished match, for everybody who knows its id. */
export async function openRecord(context: Bound): Promise<{ id: string; record: MatchRecord }> {
  const id = listedId(context)
  await checkListed(context, id)
  return { id, record: given(await roomOf(context, id).record(id)) }
}

export async function answerRecord(
  context: Bound,
  id: string,
  record: MatchRecord,
  by = { shared: true, seated: false }
) {
  if (['json', 'text'].includes(formFor(context.req.raw.headers))) return context.json(record)
  return answerPage(
    context,
    recordPage({
      id,
      record,
      ...by,
      crews: await crewsBeside(context, id),
      language: languageOf(context) ?? 'en',
      zone: 'UTC',
      assets,
      origin: context.env.ORIGIN
    })
  )
}

/** Whoever tries many ids is soon told to wait, and wakes no room. Where the directory does not answer, every try counts. */
async function checkListed(context: Bound, id: string): Promise<void> {
  const listed = await isListed(id, context.env).catch(() => null)
  if (listed) return
  await limit(context, context.env.LIMIT_FAILED)
  if (listed === null) return
  await checkNotDeleted(id, context.env)
  throw new Refusal('NO_SUCH_MATCH')
}

/** What may be opened, as data. */
export function getCatalogue(context: Bound) {
  return context.json({
    games: newestGames().map(({ name, version, seats, expectedTurns: turns, settings }) => {
      return { name, version, seats, turns, settings, odds: measuredWinCountsOf(name) ?? null }
    }),
    languages: LANGUAGES,
    paces: PACES,
    limits: {
      name: NAME_LENGTH,
      greeting: GREETING_LENGTH,
      line: LINE_LENGTH,
      lines: LINES,
      notes: NOTES_LENGTH,
      marks: MARKS,
      said: SAY_LENGTH,
      body: BODY_BYTES
    }
  })
}
