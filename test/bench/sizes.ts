import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Assets } from '../../web/server.ts'
import { awaits, drift, LINK, NOW, seenBy, setOut } from '../web/afloat.ts'
import { loadPages } from './pages.ts'

const DIST = new URL('../../web/dist/', import.meta.url)
const CELLS = 30

/** Bytes as they are sent: pages compressed on the way (brotli 5), files once and well (brotli 11). */
export interface Sizes {
  /** A first visit to the awaited seat of a five-seat match in which thirty islands lie. */
  readonly html: number
  readonly css: number
  readonly js: number
  readonly firstVisit: number
  /** What is loaded when something happens, or is opened. */
  readonly log: number
  /** What the seat of a match with modules or a variant loads more, at once and when something happens. */
  readonly modules: number
  readonly logModules: number
}

/** What the pages weigh, as built in web/dist. */
export async function sizes(): Promise<Sizes> {
  const assets: Assets = JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8'))
  const file = (entry: string) => brotli(readFileSync(new URL(`.${assets[entry]}`, DIST)), 11)
  const html = brotli(Buffer.from(await lateInFive(assets)), 5)
  const css = file('seat-tranquility.css')
  const js = file('seat-tranquility-en.js')
  const log = file('log-tranquility-en.js')
  const own = (scene: string) => file(`seat-${scene}.css`) + file(`seat-${scene}-en.js`)
  const modules = own('tranquility-modules') - own('tranquility')
  const logModules = file('log-tranquility-modules-en.js') - log
  return { html, css, js, firstVisit: html + css + js, log, modules, logModules }
}

async function lateInFive(assets: Assets): Promise<string> {
  const late = drift(setOut('tranquility', 5, '07'), ({ game, match }) => {
    const { cells } = game.view(match.state, 'watcher') as { readonly cells: object }
    return Object.keys(cells).length >= CELLS && game.awaits(match.state).length === 1
  })
  const [seat = 0] = awaits(late)
  const envelope = seenBy(late, seat)
  const table = { ...envelope.table, watch: LINK }
  const { seatPage } = await loadPages()
  return seatPage({ envelope: { ...envelope, table }, language: 'en', assets, now: NOW })
}

function brotli(bytes: Buffer, quality: number): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
