import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { makeLedger } from '../../../worker/room/ledger.ts'
import { seated } from '../client.ts'
import { roomOf } from '../time.ts'

/** What a room remembers of its own rows, with every way in which they can change behind its back. */

const inLedger = async (look: (ledger: ReturnType<typeof makeLedger>, storage: DurableObjectStorage) => void) => {
  const { match } = await seated()
  await runInDurableObject(roomOf(match), (_, { storage }) => look(makeLedger(storage), storage))
}

test('a table is read once, until something is written', () =>
  inLedger(ledger => {
    const { match } = ledger.table()
    expect(ledger.table().match).toBe(match)
    ledger.updateMatch({ revision: match.revision + 1 })
    expect(ledger.table().match.revision).toBe(match.revision + 1)
  }))

test('a change that is not made by the ledger is seen too', () =>
  inLedger((ledger, { sql }) => {
    const { match } = ledger.table()
    sql.exec('UPDATE match SET revision = revision + 1')
    expect(ledger.table().match.revision).toBe(match.revision + 1)
  }))

test('what was read during a write that failed is forgotten', () =>
  inLedger(ledger => {
    const { match } = ledger.table()
    const failed = () =>
      ledger.write(() => {
        ledger.updateMatch({ revision: match.revision + 1 })
        expect(ledger.table().match.revision).toBe(match.revision + 1)
        throw new Error('planted')
      })
    expect(failed).toThrow('planted')
    expect(ledger.table().match.revision).toBe(match.revision)
  }))
