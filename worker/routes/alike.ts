import { Refusal } from '../../engine/refusal.ts'
import type { Crew } from '../../schema/wire/crew.ts'
import type { Opened } from '../../schema/wire/links.ts'
import type { OpenAlike } from '../../schema/wire/opening.ts'
import { clock } from '../clock.ts'
import { type Bound, limit, limitMail, networkHashOf, roomOf } from '../http/bound.ts'
import { given } from '../http/declined.ts'
import { countOpening } from '../http/opened-today.ts'
import { matchFor } from '../keys/secrets.ts'
import { openParts } from '../room/parts.ts'

/** Opens a match with the deal of one that is over; that one then knows of it, and tells nobody before both are. */
export async function openAlikeAsked(context: Bound, { deal, ...asked }: OpenAlike): Promise<Opened> {
  await limit(context, context.env.LIMIT_OPEN)
  const alike = given(await roomOf(context, deal).deal(deal))
  const { setup, seed, first } = alike
  if (asked.seats.length !== setup.seats) throw new Refusal('BAD_SEATS', { least: setup.seats, most: setup.seats })
  const id = matchFor(asked.key, openParts(context.env), context.env)
  await countOpening(context, id)
  await limitMail(
    context,
    asked.seats.map(({ address }) => address)
  )
  const whole = { ...asked, game: setup.game, options: setup.options }
  const opening = { id, asked: whole, seed, now: clock.now(), openedBy: networkHashOf(context), alike }
  const opened = given(await roomOf(context, id).open(opening))
  // Where the first was deleted meanwhile, there is nothing to be compared with.
  await roomOf(context, first).dealtAgain(first, id)
  return opened
}

/** How the same deal came out, for this crew first and then for others, as far as their matches are over. */
export async function crewsBeside(context: Bound, id: string): Promise<readonly Crew[]> {
  const ask = async (match: string) => {
    const answer = await roomOf(context, match).crew(match)
    return 'ok' in answer ? answer.ok : null
  }
  const own = await ask(id)
  if (!own) return []
  const first = own.first === id ? own : await ask(own.first)
  const others = first ? first.others.filter(other => other !== id) : []
  const asked = await Promise.all(others.map(ask))
  const beside = [first, ...asked].flatMap(one => (one && one.crew.match !== id ? [one.crew] : []))
  return beside.length > 0 ? [own.crew, ...beside] : []
}
