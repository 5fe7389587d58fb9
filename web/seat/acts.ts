import { lineOf } from '../../engine/choice.ts'
import type { Act, CardAsked } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { type Answer, newKey } from './api.ts'
import type { Keeper } from './kept.ts'
import type { Acts, Kit, Page } from './page.ts'
import { goes, isLit, meaning, type Taps, tapCard, tapPlace, tapVerb } from './taps.ts'

export interface Store {
  page(): Page
  change(part: Partial<Page>): void
  hear(envelope: Envelope): void
}

/** Asks whoever keeps the table. */
export type Ask = (method: string, path: string, asked?: Act | CardAsked) => Promise<Answer<Envelope>>

/** A second tap of a double tap on Confirm must not hit what takes its place. */
const BOUNCE_MS = 600

/** What a player does in a turn, done; `send` sends what was kept. */
export function actor(kit: Kit, { page, change, hear }: Store, api: Ask, keep: Keeper): Acts & { send(): void } {
  let busy = false
  let quietUntil = 0

  const tap = (taps: Taps) => page().offer.choices[0] && change({ taps, hint: '', telling: { events: [] } })

  return {
    send,
    card(at) {
      const { offer, taps } = page()
      const next = tapCard(offer, taps, at)
      tap(next)
      // Of a card that goes nowhere the server says why.
      if (next === taps) ask('POST', 'against', { card: offer.hand[at] ?? '' })
    },
    verb: verb => tap(tapVerb(page().offer, page().taps, verb)),
    cancel: () => tap(page().fresh),
    place(place) {
      const { offer, taps } = page()
      const { choice } = meaning(offer, taps)
      tap(tapPlace(offer, taps, place))
      // Where the card may not go, the server says why: what is not offered is always refused.
      if (choice && goes(choice) && !isLit(choice.ways, place)) ask('POST', 'actions', action(lineOf(choice, place)))
    },
    confirm() {
      const { line } = meaning(page().offer, page().taps)
      if (!line || busy) return
      keep.write(action(line))
      send()
    },
    undo: () => (page().sending ? forget() : ask('DELETE', 'actions')),
    settle: () => ask('POST', 'settle'),
    point: cursor => change({ cursor })
  }

  function action(line: string) {
    return { line, version: page().envelope.version, key: newKey() }
  }

  /** Sends what was confirmed, under its one key. It is called again and again until there is an answer. */
  async function send(): Promise<unknown> {
    const act = keep.read()
    if (busy) return
    // Another tab of this seat may have sent it meanwhile.
    if (!act) return page().sending ? forget() : undefined
    busy = true
    change({ sending: page().sending || 'sending', hint: '' })
    const answer = await api('POST', 'actions', act)
    busy = false
    // Taken back while it was on its way.
    if (!page().sending) return answer.ok && ask('DELETE', 'actions')
    quietUntil = Date.now() + BOUNCE_MS
    if (!answer.ok && !answer.refused) return change({ sending: 'kept' })
    forget()
    take(answer)
  }

  function forget(): void {
    keep.write(null)
    change({ sending: '' })
  }

  async function ask(method: string, path: string, asked?: Act | CardAsked): Promise<void> {
    if (busy || Date.now() < quietUntil) return
    busy = true
    take(await api(method, path, asked))
    busy = false
  }

  function take({ ok, refused }: Answer<Envelope>): void {
    const envelope = ok ?? refused?.envelope
    if (envelope) hear(envelope)
    // It has been done, even where just the same is offered again.
    change(ok ? { hint: '', taps: page().fresh } : { hint: refused?.message ?? kit.words.broken })
  }
}
