import { paying } from '../../words/en/counted.ts'
import type { Chapters, Harbour, Refusals, Tells } from '../said.ts'
import type { Facts } from './index.ts'
import { ibexValues } from './known.ts'
import { pictures } from './index.tsx'

const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)

function herd(count: number): string {
  return count === 1 ? '1 ibex' : `${count} ibexes`
}

export const turn = {
  offers: { herd: 'Lead a herd' },
  wildlife: {
    ibexes: herd,
    reached: (count: number) => `Ibexes up ${count}/8`,
    supply: (count: number) => `Ibexes to come ${count}`,
    lead: (route: string) => `herd ${route}`,
    which: 'Which herd do you lead? Each row costs a card.',
    from: (start: string) => `How far up from ${start}?`
  }
}

export const log = {
  pictures,
  follows: {
    herded: 'The Summit wants eight on row 8.',
    appeared: 'Lead it up: the Summit wants eight.',
    climbed: 'That was the goal.'
  },
  events: {
    herded: ({ seat, route, ibexes, paid }, who) =>
      `${who(seat) ?? 'You'} led ${herd(ibexes)} up ${route.join(' → ')}${paying(paid)}.`,
    appeared: ({ slot }) => `An ibex appears on ${slot}.`,
    climbed: ({ ibexes }) => `${herd(ibexes)} climbed to the Summit.`
  } satisfies Tells<Facts>
}

export const refusals = () =>
  ({
    HERD_NONE: ({ slot }) => `No ibex stands on ${slot}.`,
    HERD_TOP: () => 'A herd goes no higher than row 8; the rest of the way it climbs with the Summit.',
    HERD_PATH: ({ from, to }) => `From ${from} a herd goes only to a card that rests on it, which ${to} does not.`,
    HERD_BRIDGE: ({ to }) => `There is a Bridge on ${to}, and a herd does not step on Bridges.`
  }) satisfies Refusals

/** What it demands, as a refusal of the Summit names it. */
export const goal: string = 'eight ibexes on row 8'

/** What costs something without a card to place. */
export const costing: string = 'Leading the herd'

export const text = {
  herds: (herds: string) => `Ibexes: ${herds}.`,
  herd: (count: number, slot: string) => `${count} on ${slot}`
}

export const rules = {
  wildlife: () => ({
    heading: 'Mountain Wildlife',
    paragraphs: [
      'Twelve mountain cards carry an ibex. When one of them is placed, an ibex comes to stand on it.',
      'Our ruling: when such a card moves up because of a Campfire, no second ibex comes.',
      'As your turn you may lead one herd: all ibexes of a card go up, at each step to one of the two cards that rest on the one before. Each row costs a card. Any ibex on the way comes along. A herd steps on no Bridge, and goes no higher than row 8.',
      'A card on which ibexes stand cannot give way to a Campfire.',
      'When the Summit is placed, at least eight ibexes must stand on row 8. They climb the last step for nothing.',
      'Our ruling: a Summit cannot be placed as long as there are fewer.',
      `Our ruling: which cards carry the ibex is not public. Here it is the second card of ${list(ibexValues())} in each terrain.`
    ]
  })
} satisfies Chapters

export const acts = {
  wildlife: 'lead a herd'
}

export const lines = {
  wildlife: 'The line herd b1 b2 a3 -S3 -G7 leads the herd of b1 over b2 to a3.'
}

export const harbour = {
  presets: { wild: 'With ibexes: Mountain Wildlife' },
  settings: {
    wildlife: {
      label: 'Mountain Wildlife',
      hint: 'Ibexes come with some cards, and eight of them must be led up before the Summit is placed.',
      values: { false: 'Without', true: 'With' }
    }
  }
} satisfies Harbour
