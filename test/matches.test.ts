import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGame } from '../engine/catalogue.ts'
import { verifyRecord } from '../engine/record.ts'
import { matchRecord } from '../schema/record.ts'

const FOLDER = join(import.meta.dirname, 'matches')

// Whatever a line meant when a match was played it must mean for ever. A file dropped into the folder is a test more.
test.each(readdirSync(FOLDER))('%s is proven', name => {
  const record = matchRecord.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
  expect(verifyRecord(record, findGame(record.game, record.version))).toEqual([])
})
