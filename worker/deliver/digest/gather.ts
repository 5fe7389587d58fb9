import { clock } from '../../clock.ts'
import type { Delivery, Posted } from '../ways/index.ts'
import type { Claim, DigestDirectory } from './directory.ts'
import { type Gathered, isAmong, type Item, itemsOf, type Part, type Place } from './part.ts'

/** What the letter needs of the world. */
export interface World {
  /** The seat whose hour it is. */
  readonly own: Place
  /** The keyed hash of its address. */
  readonly address: string
  /** The day there. */
  today(): string
  readonly directory: DigestDirectory
  roomOf(match: string): Gathered
  /** What speaks against one more mail to the address; it is counted, unless it was before. */
  refusal(counted: boolean): Promise<Delivery | null>
  send(parts: readonly Part[], offered: readonly Item[]): Promise<Delivery>
  /** Something that could not be done, and is made up for later. */
  missed(error: unknown): void
}

/**
 * The one letter of an inbox. Of all rooms whose hour it is, the first to ask D1 writes it: asks the others what they have to
 * tell, says so in D1, asks them again and sends what is still so. Each room is told what came of it. D1 keeps what a room has not
 * heard of, and every later letter tells it first, until it has; and a letter that may have arrived is sent again as it was, or not at all.
 */
export async function gather(world: World): Promise<Claim> {
  const claim = await world.directory.claim(world.today(), clock.now())
  if (claim.state !== 'ours') return claim
  return (await write(claim, world)) === 'spent' ? gather(world) : claim
}

type Ours = Extract<Claim, { state: 'ours' }>

/** Goes on with a letter that was tried before, or begins one; a spent one has nothing left that is so, and makes way for another. */
async function write({ offered: before, last }: Ours, world: World): Promise<'done' | 'spent'> {
  const { directory } = world
  const unheard = await tellLate(last, world)
  const places = await placesOf(world)
  const answers = await ask(places, before, world)
  await forgetOver(places, answers, world)
  const heard = partsOf(answers)
  const found = heard.map(part => restricted(part, item => !isAmong(last, item)))
  const offered = before ?? found.flatMap(itemsOf)
  if (!found.flatMap(itemsOf).some(item => isAmong(offered, item))) return nothing(before, unheard, world)
  if (!(await directory.offer(offered, world.today()))) return 'done'
  const counted = found.some(({ notices }) => notices.some(one => one.counted))
  const refused = await world.refusal(counted)
  const letter = await readAgain(places, offered, before, world)
  if (letter === null) return 'done'
  const { parts } = letter
  const told = parts.flatMap(itemsOf)
  if (told.length === 0) return nothing(before, unheard, world)
  const delivery = refused ?? (await world.send(parts, letter.offered))
  const posted = { delivery, counted: counted || refused === null }
  const missed = (await Promise.all(parts.map(part => tell(part, posted, world)))).flat()
  const isOver = !('retryAfterMs' in delivery)
  if (isOver) await directory.finish([...unheard, ...('sent' in delivery ? missed : [])]).catch(world.missed)
  else if (refused && !before) await directory.release().catch(world.missed)
  return 'done'
}

interface ReadLetter {
  readonly parts: readonly Part[]
  readonly offered: readonly Item[]
}

/**
 * Reads the rooms again now that nothing more is to be asked: what is no longer so is told to nobody. A new letter's list in D1
 * is shortened to what the letter tells, and the rooms are read once more: sent again by that list, it arrives only once, and
 * whatever else stood there would count as told. Null where another room has taken over.
 */
async function readAgain(
  places: readonly Place[],
  offered: readonly Item[],
  before: readonly Item[] | null,
  world: World
): Promise<ReadLetter | null> {
  const parts = partsOf(await ask(places, before, world)).map(part => restricted(part, item => isAmong(offered, item)))
  const told = parts.flatMap(itemsOf)
  if (before || told.length === 0 || told.length === offered.length) return { parts, offered }
  return (await world.directory.offer(told, world.today())) ? readAgain(places, told, before, world) : null
}

async function nothing(
  before: readonly Item[] | null,
  unheard: readonly Item[],
  { directory }: World
): Promise<'done' | 'spent'> {
  await (before ? directory.finish(unheard) : directory.release())
  return before ? 'spent' : 'done'
}

/** Its own seat first, whatever D1 knows of it yet. */
async function placesOf({ own, directory }: World): Promise<readonly Place[]> {
  const others = (await directory.members()).filter(({ match, seat }) => match !== own.match || seat !== own.seat)
  return [own, ...others]
}

type Answer = Part | 'over' | null

/** A room that does not answer has its part in the letter of another day; if it may have been in this one already, that waits. */
async function ask(places: readonly Place[], before: readonly Item[] | null, world: World): Promise<readonly Answer[]> {
  const { address, missed } = world
  return Promise.all(
    places.map(async ({ match, seat }) => {
      const again = before?.some(item => item.match === match && item.seat === seat) ?? false
      try {
        return await world.roomOf(match).part({ seat, address, again })
      } catch (error) {
        if (again) throw error
        missed(error)
        return null
      }
    })
  )
}

function partsOf(answers: readonly Answer[]): readonly Part[] {
  return answers.filter(answer => answer !== null && answer !== 'over')
}

async function forgetOver(places: readonly Place[], answers: readonly Answer[], world: World): Promise<void> {
  const over = places.filter((_, at) => answers[at] === 'over')
  if (over.length > 0) await world.directory.forget(over).catch(world.missed)
}

function restricted(part: Part, isMeant: (item: Item) => boolean): Part {
  const { match, seat } = part
  return { ...part, notices: part.notices.filter(({ about, turn }) => isMeant({ match, seat, about, turn })) }
}

/**
 * Tells rooms of a letter before that told something of theirs and of which they have not heard; answers what is still not heard
 * of. Each is asked for all that may have been told, also for what it would not have told now.
 */
async function tellLate(last: readonly Item[], { address, roomOf, missed }: World): Promise<readonly Item[]> {
  const posted = { delivery: { sent: 'LATE' }, counted: true }
  const late = last.map(async item => {
    const { match, seat } = item
    try {
      const part = await roomOf(match).part({ seat, address, again: true })
      const notices = part === null || part === 'over' ? [] : restricted(part, one => isAmong([item], one)).notices
      if (notices.length > 0) await roomOf(match).told({ seat, address, notices, posted })
      return []
    } catch (error) {
      missed(error)
      return [item]
    }
  })
  return (await Promise.all(late)).flat()
}

/** Answers what of it the room has not heard of. */
async function tell(part: Part, posted: Posted, { address, roomOf, missed }: World): Promise<readonly Item[]> {
  const { match, seat, notices } = part
  if (notices.length === 0) return []
  try {
    await roomOf(match).told({ seat, address, notices, posted })
    return []
  } catch (error) {
    missed(error)
    return itemsOf(part)
  }
}
