import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { ascent } from '../../../../engine/ascent/index.ts'
import { type State, countUnfilledSlots } from '../../../../engine/ascent/core/state.ts'
import { autoplay } from '../../../../engine/autoplay.ts'
import { randomPlay, seedOf } from '../../../random-play.ts'
import { position } from '../position.ts'

const SEEDS = Array.from({ length: 25 }, (_, number) => number)

describe('the autopilot', () => {
  test.each<[string, string, string, string[], string]>([
    ['plays a Summit that wins', 'FULL', 'SU G5 G6', [], 'SU'],
    ['places what costs nothing', '1: R3', 'G3 S9 R12', [], 'G3@b1'],
    ['starts with low cards below', 'empty', 'G12 S11 R2', [], 'R2@a1'],
    ['goes on with high cards above', '1: R3 G4', 'R12 [0]', [], 'R12@a2'],
    ['pays with what fits nowhere', 'FULL[(8,2)=-]', 'S11 G1 SU [0]', [], 'S11@b8 -G1'],
    ['keeps its only Summit near the end', 'FULL[(8,1)=-; (8,2)=-]', 'S7 G1 SU [0]', [], '-S7 -G1'],
    ['films a sequence', '1: R3 G4 ⟨3-4-3⟩', 'S3 R4 S4', ['documentary'], 'S3@c1 -R4'],
    ['lets the path come up', '1: G4 S4 / 2: R5', 'G4 R4 S12', ['greenPath'], 'G4@c1'],
    ['leads herds up once there is nothing else', 'FULL[(7,1)=G12{8}]', 'SU G5', ['wildlife'], 'herd a7 a8 -G5'],
    [
      'leads a herd by way of another',
      'FULL[(6,1)=G12{4}; (7,1)=S12{4}]',
      'G5 S1',
      ['wildlife'],
      'herd a6 a7 a8 -G5 -S1'
    ],
    ['lets a herd wait for others to come', '1: G4 S5*{1} R5 / 2: R6', 'S5 G12 R1', ['wildlife'], 'S5@d1'],
    ['brings an ibex in high up', '1: G4 S5 R5 / 2: R6 S6', 'G6* S1', ['wildlife'], 'G6*@a3'],
    ['keeps what the path waits for', 'FULL[(4,1)=BR; (8,2)=-]', 'S11 G12 R3', ['greenPath'], 'S11@b8 -R3']
  ])('%s: %s with %s', (_, before, hand, rules, line) => {
    const state = position(before, { rules, hands: [hand, '+5'] })
    expect(autopilotLineOrFirstChoice(ascent, ascent.view(state, 0), ascent.choices(state, 0))).toBe(line)
  })

  test.each([1, 2, 3, 4, 5])(
    'fills the mountain much better than chance with %i at the table, and wins at times',
    seats => {
      const played = SEEDS.map(seed => autoplay(ascent, {}, seats, seedOf(seed)).match.state as State)
      const byChance = SEEDS.map(seed => randomPlay(ascent, {}, seats, seed).at(-1)?.after.state as State)
      expect(mean(played.map(countUnfilledSlots))).toBeLessThan(mean(byChance.map(countUnfilledSlots)) - 12)
      expect(played.some(state => state.result?.outcome === 'won')).toBe(true)
    }
  )
})

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
