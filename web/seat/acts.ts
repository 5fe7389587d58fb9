import type { Envelope, Log } from '../../schema/wire.ts'
import { type Answer, type Api, newKey } from './api.ts'
import { begin, type Composing, lineOf, tapCard, tapPlace } from './compose.ts'
import type { Keeper } from './kept.ts'
import { fresh, type Intent, type Kit, type Later, offerOf, type Page, type Tell } from './page.ts'

interface Means {
  readonly kit: Kit
  readonly store: { page(): Page; change(part: Partial<Page>): void }
  readonly hear: (envelope: Envelope) => void
  readonly api: Api
  readonly keep: Keeper
  readonly later: () => Promise<Later>
}

const AGAIN_MS = 5000
/** A second tap of a double tap on Confirm must not hit what takes its place. */
const BOUNCE_MS = 600

/** What a player does, done. */
export function actor({ kit, store, hear, api, keep, later }: Means): { readonly tell: Tell; resume(): void } {
  let busy = false
  let again = 0
  let confirmedAt = 0

  function tell(intent: Intent): void {
    const { page, change } = store
    const { envelope, composing, news } = page()
    const offer = offerOf(kit, envelope)
    switch (intent.do) {
      case 'card':
        return compose(tapCard(offer, composing, intent.at), offer.hand[intent.at], undefined)
      case 'place':
        return compose(
          tapPlace(offer, composing, intent.place),
          composing.card === undefined ? undefined : offer.hand[composing.card],
          intent.place
        )
      case 'verb':
        return compose(begin(offer, composing, intent.verb))
      case 'cancel':
        return compose(fresh(kit, envelope))
      case 'point':
        return change({ cursor: intent.place })
      case 'step':
        return news[intent.to] ? change({ step: intent.to }) : undefined
      case 'confirm':
        return confirm(lineOf(offer, composing), envelope.version)
      case 'undo':
        return keep.read() ? forget() : void ask('DELETE', 'actions')
      case 'settle':
        return void ask('POST', 'settle')
      case 'say':
        return void ask('POST', 'say', { text: intent.text, key: newKey() })
      case 'older':
        return void readLog()
      case 'open':
        return void open(intent.panel)
    }
  }

  /** A tap that changes nothing is answered with a reason. */
  function compose(composing: Composing, card?: string, place?: string): void {
    const { composing: before, envelope, news } = store.page()
    const hint = composing === before && envelope.choices.length > 0 ? kit.named.unfit(card, place) : ''
    store.change({ composing, hint, step: news.length - 1 })
  }

  function confirm(line: string | undefined, version: number): void {
    if (line === undefined || busy) return
    keep.write({ line, version, key: newKey() })
    confirmedAt = Date.now()
    void send()
  }

  /** Sends what was confirmed, again and again under its one key, until there is an answer. */
  async function send(): Promise<void> {
    const act = keep.read()
    if (busy) return
    // Another tab of this seat may have sent it meanwhile.
    if (!act) return forget()
    clearTimeout(again)
    busy = true
    store.change({ sending: store.page().sending || 'now', hint: '' })
    const answer = await api('POST', 'actions', act)
    busy = false
    if (!store.page().sending) return
    if ('lost' in answer) {
      store.change({ sending: 'kept' })
      again = setTimeout(send, AGAIN_MS)
      return
    }
    forget()
    take(answer)
  }

  function forget(): void {
    keep.clear()
    if (store.page().sending) store.change({ sending: null })
  }

  async function ask(method: string, path: string, body?: object): Promise<void> {
    if (busy || Date.now() - confirmedAt < BOUNCE_MS) return
    busy = true
    const answer = await api(method, path, body)
    busy = false
    take(answer)
  }

  function take(answer: Answer<Envelope>): void {
    if ('ok' in answer) hear(answer.ok)
    else if ('refused' in answer && answer.refused.envelope) hear(answer.refused.envelope)
    store.change({ hint: 'ok' in answer ? '' : 'refused' in answer ? answer.refused.message : kit.words.lost })
  }

  async function readLog(): Promise<void> {
    const { log } = store.page()
    const answer = await api<Log>('GET', log?.before ? `log?before=${log.before}` : 'log')
    if (!('ok' in answer)) return
    const entries = [...(log?.entries ?? []), ...[...answer.ok.entries].reverse()]
    store.change({ log: { entries, before: answer.ok.before } })
  }

  async function open(panel: 'log' | 'later'): Promise<void> {
    if (panel === 'log') store.change({ log: null })
    await (panel === 'log' ? readLog() : openLater())
  }

  async function openLater(): Promise<void> {
    if (!store.page().later) store.change({ later: await later() })
  }

  return { tell, resume: send }
}
