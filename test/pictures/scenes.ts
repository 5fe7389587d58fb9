import type { Choice, Event, Options, Result } from '../../engine/game.ts'
import { SETUPS } from '../web/games/tranquility/setups.ts'

/** A moment of a match worth a picture, and what has been tapped by then. */
export interface Scene {
  readonly name: string
  readonly game: string
  readonly options: Options
  readonly seats: number
  /** Whether it is that moment, for a seat that is awaited: the first match of the first seed that comes there is shown. */
  holds(moment: Moment): boolean
  readonly tapped?: readonly Tapped[]
  /** Through the eyes of the next seat, which waits. */
  readonly waits?: true
  /** By somebody who only watches. */
  readonly watches?: true
  /** On a device that knows no game yet. */
  readonly isFirst?: true
}

export interface Moment {
  readonly lines: number
  readonly choices: readonly Choice[]
  readonly result: Result | null
  /** What happened last. */
  readonly told: readonly Event[]
}

/** A card that can go somewhere; the last place lit for it; a card that costs nothing, or an offer of two, confirmed; the first or last action of the bar. */
export type Tapped = 'card' | 'place' | 'draft' | 'offer' | 'first-action' | 'last-action'

const HALF = 16

const first = ({ lines }: Moment) => lines === 0
const half = ({ lines, choices }: Moment) => lines >= HALF && choices.some(({ verb }) => verb === 'place')
const offered =
  (verb: string) =>
  ({ choices }: Moment) =>
    choices.some(choice => choice.verb === verb)
const happened =
  (type: string) =>
  ({ told }: Moment) =>
    told.some(event => event.type === type)
const found =
  (explorer: string) =>
  ({ told }: Moment) =>
    told.some(({ type, facts }) => type === 'explored' && facts.explorer === explorer)
const standsFor = ({ choices }: Moment) =>
  choices.some(({ verb, standsFor: card }) => verb === 'place' && card !== undefined)
const over =
  (outcome: string) =>
  ({ result }: Moment) =>
    result?.outcome === outcome

const sea = (name: string, options: Options, holds: Scene['holds'], ...tapped: Tapped[]): Scene => ({
  name,
  game: 'tranquility',
  options,
  seats: 3,
  holds,
  tapped
})
const mountain = (name: string, options: Options, holds: Scene['holds'], ...tapped: Tapped[]): Scene => ({
  ...sea(name, options, holds, ...tapped),
  game: 'ascent'
})
const reef = (name: string, holds: Scene['holds'], ...tapped: Tapped[]): Scene => ({
  ...sea(name, {}, holds, ...tapped),
  game: 'reef',
  seats: 2
})
/** So many lines on, and a purse to choose from. */
const later =
  (least: number) =>
  ({ lines, choices }: Moment) =>
    lines >= least && choices.some(({ verb }) => verb === 'boat')
const sky = (name: string, seats: number, holds: Scene['holds'], ...tapped: Tapped[]): Scene => ({
  ...sea(name, { odds: true }, holds, ...tapped),
  game: 'cloud9',
  seats
})
const pub = (name: string, seats: number, holds: Scene['holds'], ...tapped: Tapped[]): Scene => ({
  ...sea(name, {}, holds, ...tapped),
  game: 'pub',
  seats
})
/** A full room, and a die still to be used. */
const full = ({ lines, choices }: Moment) => lines >= 4 * HALF && choices.some(({ verb }) => verb === 'move')
const realm = (name: string, seats: number, holds: Scene['holds'], ...tapped: Tapped[]): Scene => ({
  ...sea(name, {}, holds, ...tapped),
  game: 'merchants',
  seats
})
/** Half of the way up: autopilots seldom dare more. */
const HIGH = 5
const high = ({ told }: Moment) => told.some(({ type, facts }) => type === 'rolled' && Number(facts.cloud) >= HIGH)
const set = (name: string): Options => SETUPS[name]?.options ?? {}
const goals = { greenPath: true, documentary: true, wildlife: true }

export const SCENES: readonly Scene[] = [
  sea('sea-empty', {}, first),
  { ...sea('sea-empty-waiting', {}, first), waits: true },
  { ...sea('sea-empty-watched', {}, first), watches: true },
  sea('sea-empty-card', {}, first, 'card'),
  { ...sea('hint-sea', {}, first), isFirst: true },
  { ...sea('hint-sea-card', {}, half, 'card'), isFirst: true },
  { ...sea('hint-sea-draft', {}, first, 'draft'), isFirst: true },
  sea('sea-half', {}, half),
  sea('sea-half-card', {}, half, 'card'),
  sea('sea-half-price', {}, half, 'card', 'place'),
  sea('sea-half-discard', {}, half, 'first-action'),
  sea('sea-half-draft', {}, half, 'draft'),
  { ...sea('plan-sea-card', {}, half, 'card'), waits: true },
  { ...sea('plan-sea-price', {}, half, 'card', 'place'), waits: true },
  { ...sea('plan-sea-armed', {}, half, 'draft'), waits: true },
  sea('sea-start', {}, offered('start')),
  sea('sea-pledge', {}, offered('give')),
  sea('sea-pledge-offered', {}, offered('give'), 'offer'),
  { ...sea('sea-pledge-waiting', {}, happened('pledged')), waits: true },
  sea('sea-paid', {}, happened('paid')),
  sea('sea-finish', {}, offered('finish')),
  sea('sea-won', {}, over('won')),
  sea('sea-lost', {}, over('lost')),
  sea('rocks', set('rocks'), offered('rocks')),
  sea('rocks-half-card', set('rocks'), half, 'card'),
  sea('storm', set('storms'), offered('storm')),
  { ...sea('storm-waiting', set('storms'), offered('storm')), waits: true },
  sea('storm-compass', set('storms'), ({ choices }) =>
    ['storm', 'compass'].every(verb => choices.some(choice => choice.verb === verb))
  ),
  sea('compass-earned', set('storms'), happened('compass-earned')),
  sea('compass', set('storms'), offered('compass')),
  sea('storms-half', set('storms'), half),
  sea('monster', set('monsters'), offered('monster')),
  sea('monster-sent', set('monsters'), happened('destroyed')),
  sea('wild', set('wilds'), standsFor, 'card', 'place'),
  sea('all-half', set('all modules'), half, 'card'),
  { ...sea('arch-empty', set('High Arch'), first), seats: 2 },
  { ...sea('arch-half', set('High Arch'), half, 'card'), seats: 2 },
  { ...sea('pyramid-empty', set('Pyramid'), first), seats: 2 },
  { ...sea('pyramid-half', set('Pyramid'), half, 'card'), seats: 2 },
  ...['storm', 'monster', 'start', 'rocks', 'kept'].map(explorer => ({
    ...sea(`pyramid-${explorer}`, { variant: 'pyramid' }, found(explorer)),
    seats: 2
  })),
  { ...sea('pyramid-cleared', set('Pyramid'), happened('cleared')), seats: 2 },
  { ...sea('pyramid-pay', set('Pyramid'), offered('pay')), seats: 2 },
  { ...sea('day-night-half', set('Day & Night'), half), seats: 2 },
  { ...sea('competitive-half', set('Competitive'), half, 'card'), seats: 2 },
  { ...sea('competitive-end', set('Competitive'), over('ranked')), seats: 2 },
  mountain('mountain-empty', {}, first),
  { ...mountain('mountain-empty-waiting', {}, first), waits: true },
  mountain('mountain-empty-card', {}, first, 'card'),
  { ...mountain('hint-mountain', {}, first), isFirst: true },
  { ...mountain('hint-mountain-card', {}, half, 'card'), isFirst: true },
  mountain('mountain-half', {}, half, 'card'),
  mountain('mountain-fire', {}, offered('campfire')),
  mountain('mountain-goals', goals, half),
  mountain('mountain-herd', goals, offered('herd'), 'last-action'),
  mountain('mountain-fire-lit', {}, happened('lifted')),
  mountain('mountain-ibex', goals, happened('appeared')),
  mountain('mountain-filmed', goals, happened('filmed')),
  mountain('mountain-summit', {}, offered('summit')),
  mountain('mountain-won', {}, over('won')),
  mountain('mountain-lost', {}, over('lost')),
  reef('reef-empty', offered('buy')),
  { ...reef('reef-empty-waiting', offered('buy')), waits: true },
  reef('reef-worm', offered('take')),
  reef('reef-half', later(60)),
  reef('reef-half-price', later(60), 'place'),
  { ...reef('reef-hint', offered('buy')), isFirst: true },
  reef('reef-shark', offered('shark')),
  reef('reef-bred', happened('bred')),
  reef('reef-end', over('ranked')),
  sky('sky-first', 4, first),
  { ...sky('sky-watched', 4, first), watches: true },
  { ...sky('hint-sky', 4, first), isFirst: true },
  sky('sky-half', 6, moment => moment.lines >= 3 * HALF && offered('stay')(moment)),
  sky('sky-jump', 4, offered('stay'), 'first-action'),
  { ...sky('sky-sealed', 4, happened('chose')), waits: true },
  sky('sky-pilot', 4, offered('fall')),
  sky('sky-high', 5, high),
  sky('sky-alone', 3, offered('continue')),
  sky('sky-end', 4, over('ranked')),
  pub('pub-first', 2, first),
  { ...pub('pub-first-waiting', 2, first), waits: true },
  { ...pub('pub-hint', 3, first), isFirst: true },
  pub('pub-half', 4, full),
  pub('pub-half-guest', 5, full, 'place'),
  pub('pub-enter', 3, moment => full(moment) && offered('enter')(moment), 'first-action'),
  pub('pub-innkeeper', 4, moment => full(moment) && !offered('pass')(moment), 'last-action'),
  pub('pub-second', 3, offered('pass')),
  { ...pub('pub-thrown-out', 3, happened('expelled')), watches: true },
  pub('pub-end', 3, over('ranked')),
  realm('realm-empty', 2, first),
  realm('realm-empty-card', 2, first, 'card'),
  { ...realm('hint-realm', 2, first), isFirst: true },
  { ...realm('realm-half', 4, half), waits: true },
  realm('realm-half-card', 3, moment => moment.lines >= 3 * HALF && half(moment), 'card', 'place'),
  realm('realm-sale', 2, offered('sell-coin')),
  realm('realm-die', 2, offered('put')),
  realm('realm-drawn', 4, happened('drew')),
  realm('realm-end', 3, over('ranked'))
]
