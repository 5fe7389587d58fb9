import { completeOptions } from '../../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { ascent } from '../../../../engine/ascent/index.ts'
import type { Options } from '../../../../engine/game.ts'
import { sceneOf } from '../../../../web/games/catalogue.ts'
import { drawnAs } from '../drawn.ts'
import { envelopeOf } from './mountain.ts'

const entry = (options: Options, seats: number) => sceneOf('ascent', completeOptions(ascent, options, seats)).entry

describe('what a seat loads', () => {
  test.each([{}, { talk: 'open' }])('the mountain alone brings nothing that a host may choose: %j', options => {
    expect(entry(options, 3)).toBe('ascent')
  })

  test.each([{ greenPath: true }, { documentary: true }, { wildlife: true }])('%j brings it', options => {
    expect(entry(options, 3)).toBe('ascent-modules')
  })

  test('so does playing alone, with hooks', () => {
    expect(entry({}, 1)).toBe('ascent-modules')
  })

  test('the mountain alone looks the same, whichever of both draws it', () => {
    const envelope = envelopeOf('1: R3 BR G5', { rules: [] })
    expect(drawnAs(envelope, { wildlife: true })).toBe(drawnAs(envelope, {}))
  })
})
