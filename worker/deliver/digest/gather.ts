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
  send(parts: readonly Part[], day: string): Promise<Delivery>
  /** Something that could not be done, and is made up for later. */
  missed(error: unknown): void
}

/**
 * The one letter of an inbox. Of all rooms whose hour it is, the first to ask D1 writes it: asks the others what they have to
 * tell, says so in D1, asks them again and sends what is still so. Each room is told what came of it. Whoever's telling is lost
 * finds it in D1, and a letter that may have arrived is sent again as it was, or not at all.
 */
export async function gather(world: World): Promise<Claim> {
  const claim = await world.directory.claim(world.today(), clock.now())
  if (claim.state === 'ours') await write(claim, world)
  return claim
}

async function write({ offered, day }: Extract<Claim, { state: 'ours' }>, world: World): Promise<void> {
  const { directory } = world
  const places = await placesOf(world)
  const found = await ask(places, world)
  const items = found.flatMap(itemsOf).filter(item => !offered || isAmong(offered, item))
  const nothing = () => (offered ? directory.finish([], world.today()) : directory.release())
  if (items.length === 0) return nothing()
  if (!(await directory.offer(offered ?? items))) return
  const counted = found.some(({ notices }) => notices.some(one => one.counted))
  const refused = await world.refusal(counted)
  // Read again now that nothing more is to be asked: what is no longer so is told to nobody.
  const parts = (await ask(places, world)).map(part => restricted(part, items))
  const told = parts.flatMap(itemsOf)
  if (told.length === 0) return nothing()
  const delivery = refused ?? (await world.send(parts, day))
  const posted = { delivery, counted: counted || refused === null }
  await Promise.all(parts.map(part => tell(part, posted, world)))
  const isOver = !('retryAfterMs' in delivery)
  if (isOver) await directory.finish('sent' in delivery ? told : [], world.today()).catch(world.missed)
  else if (refused && !offered) await directory.release().catch(world.missed)
}

/** Its own seat first, whatever D1 knows of it yet. */
async function placesOf({ own, directory }: World): Promise<readonly Place[]> {
  const others = (await directory.members()).filter(({ match, seat }) => match !== own.match || seat !== own.seat)
  return [own, ...others]
}

/** A room that does not answer has its part in the letter of another day. */
async function ask(places: readonly Place[], world: World): Promise<readonly Part[]> {
  const { address, directory, missed } = world
  const answers = await Promise.all(
    places.map(async ({ match, seat }) => {
      try {
        return await world.roomOf(match).part({ seat, address })
      } catch (error) {
        missed(error)
        return null
      }
    })
  )
  const over = places.filter((_, at) => answers[at] === 'over')
  if (over.length > 0) await directory.forget(over).catch(missed)
  return answers.filter(answer => answer !== null && answer !== 'over')
}

function restricted(part: Part, items: readonly Item[]): Part {
  const { match, seat } = part
  return { ...part, notices: part.notices.filter(({ about, turn }) => isAmong(items, { match, seat, about, turn })) }
}

async function tell({ match, seat, notices }: Part, posted: Posted, { address, roomOf, missed }: World): Promise<void> {
  if (notices.length === 0) return
  try {
    await roomOf(match).told({ seat, address, notices, posted })
  } catch (error) {
    missed(error)
  }
}
