import { cards, colours } from './counted.ts'

export const words = {
  /** By which a colour is known in characters. */
  letters: { G: 'green', P: 'purple', R: 'red', Y: 'yellow', W: 'wild', '-': '-' } as {
    readonly [card: string]: string
  },
  trip: (trip: number, cloud: number) => `Trip ${trip}. The balloon is on cloud ${cloud}.`,
  seat: (name: string, points: number, held: number, state: string) =>
    `${name}: ${points === 1 ? '1 point' : `${points} points`}, ${cards(held)}, ${state}.`,
  dice: (dice: string) => `Dice: ${dice}`,
  pile: (pile: number, discard: readonly string[]) =>
    `${cards(pile)} left to draw. Played so far: ${discard.length > 0 ? colours(discard) : 'none'}.`,
  best: (most: number) => `Highest flight: ${most === 1 ? '1 point' : `${most} points`}.`,
  dieCount: (dice: number) => (dice > 0 ? `${dice} dice` : 'the top')
}

export type TextWords = typeof words
