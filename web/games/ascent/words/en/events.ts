import type { Who } from '../../../../seat/game.ts'
import type { EndWords, EventWords } from '../../events.ts'
import { card, ibexes as herd } from './cards.ts'

const cards = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
const paying = (paid: number) => (paid ? ` and paid ${cards(paid)}` : '')
const list = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)

const handed = (seats: readonly number[], who: Who) =>
  seats.length > 0 ? ` A Bridge goes to ${list(seats.map(seat => who(seat) ?? 'you'))}.` : ''

export const ends: EndWords = {
  WIN: 'The Summit is reached: the match is won.',
  LOSS_STUCK: 'Nothing could be done any more: the match is lost.',
  LOSS_GOAL: 'The mountain is finished, and a goal can no longer be reached: the match is lost.',
  STOPPED: 'The match was stopped here.'
}

export const events: EventWords = {
  dealt: ({ first, bridged }, who) =>
    `The cards are dealt. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.${handed(bridged, who)}`,
  revealed: ({ sequences }) => `To be filmed: ${list(sequences)}.`,
  drew: ({ seat, count }, who) => `${who(seat) ?? 'You'} drew ${cards(count)}.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'It is your turn.' : `It is ${who(seat)}’s turn.`),
  placed: ({ seat, card: one, slot, paid }, who) =>
    `${who(seat) ?? 'You'} placed ${card(one)} on ${slot}${paying(paid)}.`,
  bridged: ({ seat, slot }, who) => `${who(seat) ?? 'You'} laid a Bridge on ${slot}.`,
  lifted: ({ seat, card: fire, source, target, lifted, paid }, who) =>
    `${who(seat) ?? 'You'} lit a ${card(fire)} on ${source}, moved ${card(lifted)} up to ${target}${paying(paid)}.`,
  topped: ({ seat }, who) => `${who(seat) ?? 'You'} placed the Summit.`,
  discarded: ({ seat, count }, who) => `${who(seat) ?? 'You'} discarded ${cards(count)}.`,
  herded: ({ seat, route, ibexes, paid }, who) =>
    `${who(seat) ?? 'You'} led ${herd(ibexes)} up ${route.join(' → ')}${paying(paid)}.`,
  hooked: ({ seat, left }, who) =>
    `${who(seat) ?? 'You'} used a Grappling hook, and ${left === 1 ? 'one is' : `${left || 'none'} are`} left.`,
  shuffled: () => 'The deck is shuffled.',
  appeared: ({ slot }) => `An ibex appears on ${slot}.`,
  climbed: ({ ibexes }) => `${herd(ibexes)} climbed to the Summit.`,
  filmed: ({ sequence }) => `Filmed: ${sequence}.`,
  over: ({ why }) => ends[why]
}
