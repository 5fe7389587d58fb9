import { fillLineTemplate, waysWithPrices } from '../../engine/choice.ts'
import type { Store } from './acts.ts'
import type { Offer, Taps } from './taps.ts'

/** Taps what a mail's link brings along, `#do=12:23@e4 -7`, if its seat is still asked what it was asked then. */
export function prepare({ page, change }: Store, outdated: string): void {
  const { envelope, offer } = page()
  const [, version, line] = /^#do=(\d+):(.*)$/.exec(decodeURIComponent(location.hash)) ?? []
  history.replaceState(null, '', location.pathname)
  if (line === undefined) return
  const since = envelope.own?.among ?? envelope.version
  const taps = Number(version) >= since && Number(version) <= envelope.version && tapsOf(line, offer)
  change(taps ? { taps } : { hint: outdated })
}

/** The taps that a line stands for. */
export function tapsOf(line: string, { choices, hand }: Offer): Taps | undefined {
  const words = line.toUpperCase().split(/\s+/)
  const head = words.filter(word => !word.startsWith('-')).join(' ')
  for (const choice of choices)
    for (const [way] of waysWithPrices(choice))
      if (fillLineTemplate(choice, way).toUpperCase() === head) {
        const { verb, subject = '', ways } = choice
        const card = hand.indexOf(subject)
        return { verb, card, place: ways?.kind === 'count' ? '' : way, picks: picked(words, hand, card) }
      }
}

function picked(words: readonly string[], hand: readonly string[], card: number): number[] {
  const picks: number[] = []
  for (const word of words) {
    const at = hand.findIndex((held, at) => `-${held.toUpperCase()}` === word && at !== card && !picks.includes(at))
    if (at >= 0) picks.push(at)
  }
  return picks
}
