import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Assets } from '../../web/server.ts'
import { builtAssets, DIST } from '../web/assets.ts'
import { awaits, drift, LINK, NOW, seenBy, setOut } from '../web/afloat.ts'
import { isLate } from './late.ts'
import { loadPages } from './pages.ts'

/** Bytes as they are sent: pages compressed on the way (brotli 5), files once and well (brotli 11). */
export interface Sizes {
  /** A first visit to the awaited seat of a five-seat match in which thirty islands lie. */
  /** The style that stands in it too. */
  readonly html: number
  readonly js: number
  readonly firstVisit: number
  /** What comes by itself once the page is there: a seat hears of others, and what moves. */
  readonly lively: number
  /** What is loaded when something happens, or is opened. */
  readonly log: number
  /** What the seat of a match with modules or a variant loads more, at once and when something happens. */
  readonly modules: number
  readonly logModules: number
}

/** What the pages weigh, as built in web/dist. */
export async function sizes(): Promise<Sizes> {
  const assets = builtAssets()
  const file = (entry: string) => usual(readFileSync(new URL(`.${assets.files[entry]}`, DIST), 'utf8'), 11)
  const style = (entry: string) => brotli(Buffer.from(assets.styles[entry]?.text ?? ''), 5)
  const html = usual(await lateInFive(assets), 5)
  const js = file('seat-tranquility-en.js')
  const lively = file('lively-en.js')
  const log = file('log-tranquility-en.js')
  const own = (scene: string) => style(`seat-${scene}.css`) + file(`seat-${scene}-en.js`)
  const modules = own('tranquility-modules') - own('tranquility')
  const logModules = file('log-tranquility-modules-en.js') - log
  return { html, js, firstVisit: html + js, lively, log, modules, logModules }
}

async function lateInFive(assets: Assets): Promise<string> {
  const late = drift(setOut('tranquility', 5, '07'), ({ game, match }) =>
    isLate(game.view(match.state, 'watcher'), game.awaits(match.state))
  )
  const [seat = 0] = awaits(late)
  const envelope = seenBy(late, seat)
  const table = { ...envelope.table, watch: LINK }
  const { seatPage } = await loadPages()
  return seatPage({ envelope: { ...envelope, table }, language: 'en', assets, now: NOW }).html
}

export function brotli(bytes: Buffer, quality: number): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

const HASHED = /([\w/-]+)-[A-Z0-9]{8}(?=\.js)/g
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const TRIED = Array.from({ length: 9 }, (_, number) => number)

/**
 * What a page or script weighs with other hashes in the names of files, in the middle of nine cases: those that it happens
 * to have make it up to forty bytes heavier, on every machine and with every change anew.
 */
function usual(text: string, quality: number): number {
  const weights = TRIED.map(number => brotli(Buffer.from(text.replace(HASHED, hashed(number))), quality))
  return weights.sort((one, other) => one - other)[4] ?? 0
}

function hashed(number: number) {
  return (_: string, name: string): string => {
    const bytes = createHash('sha256').update(`${number}${name}`).digest().subarray(0, 8)
    return `${name}-${[...bytes].map(byte => SIGNS.charAt(byte % SIGNS.length)).join('')}`
  }
}
