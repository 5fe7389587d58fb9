import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsOf, textFor, withFault } from './faults/fault.ts'

const GAMES = globSync('*/', { cwd: `${import.meta.dirname}/faults` }).map(path => path.replace('/', ''))

describe.each(GAMES)('the faults of %s', game => {
  test.each(faultsOf(game).map(fault => [fault.name, fault] as const))('%s can still be planted', (_, fault) => {
    expect(withFault(textFor(fault), fault)).not.toBe(textFor(fault))
  })
})
