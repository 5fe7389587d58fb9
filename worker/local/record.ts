import { readFileSync } from 'node:fs'
import { prettifyError } from 'zod'
import type { MatchRecord } from '../../engine/match.ts'
import { matchRecord } from '../../schema/record.ts'

/** The record in a file, or an Error that says in words why there is none. */
export function readRecord(path: string): MatchRecord {
  const { success, data, error } = matchRecord.safeParse(readJson(path))
  if (success) return data
  throw new Error(`"${path}" is not the record of a match:\n${prettifyError(error)}`)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`Cannot read "${path}": ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
