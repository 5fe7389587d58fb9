import { checked, words as replay } from './replay.ts'
import type { Result } from '../../../engine/game.ts'
import { standIn } from './stand-in.ts'

const outcomes: Record<Result['outcome'], string> = {
  won: 'Won',
  lost: 'Lost',
  ranked: 'Played to the end',
  stopped: 'Stopped'
}

export const words = {
  title: (game: string, names: string) => `${game}: ${names}`,
  outcomes,
  moves: (count: number) => (count === 1 ? 'one move' : `${count} moves`),
  ...replay,
  open: 'All cards face up',
  hand: 'Hand',
  pile: 'Pile, top first',
  none: 'none',
  log: 'Move by move',
  standIn,
  proof: {
    heading: 'Was it dealt fairly?',
    text: 'Before the first card was seen, every seat was shown a promise: a fingerprint of the seed that all chance comes from. Now the seed is open, and this page has played the whole match again.',
    promise: 'The promise',
    seed: 'The seed',
    checking: 'Playing it again …',
    unscripted:
      'The check runs in this page and needs JavaScript; or run it on the record from a command line, with the promise that you kept.',
    holds: 'Everything agrees.',
    fails: 'Something does not agree.',
    ...checked,
    kept: {
      same: (when: string) => `This is the promise that this device was shown on ${when}.`,
      other: (when: string) =>
        `On ${when} this device was shown another promise: these are not the cards that were promised then. It was:`,
      none: 'This device was never shown the promise, so this page alone cannot tell whether it was made before the deal. Compare it with the one in your emails, or on the device you played on.'
    },
    beyond:
      'What no check can tell is who sat there, when they played, and whether these were their moves: whoever knows the seed can make up others that fit it. Names and times are as we noted them.'
  },
  keepsake: 'Take it along',
  crews: {
    heading: 'The same deal, other crews',
    here: 'This match',
    closed: 'A crew that keeps its record to itself'
  },
  alike: 'The same deal for another crew',
  again: 'Once more with the same people',
  download: 'Download the record',
  share: 'Share',
  copy: 'Copy the link',
  copied: 'Copied',
  harbour: 'Open a new match'
}

export type RecordWords = typeof words
