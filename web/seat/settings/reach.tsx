import type { ComponentChildren } from 'preact'
import { WEBHOOKS, type WebhookKind } from '../../../schema/webhooks.ts'
import type { Reached, Tried } from '../../../schema/wire/reached.ts'
import type { Delivery } from '../../../schema/wire/seat.ts'
import type { Delivered, WayName } from '../../../schema/wire/told.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { Choice } from './choice.tsx'

export interface SaidOf {
  readonly at: WayName | 'feed'
  readonly text: string
}

interface ReachProps {
  readonly reached: Reached & Pick<Delivered, 'receipts'>
  /** How the seat says when something was. */
  readonly moment: (at: number) => string
  readonly words: SettingsWords
  /** What came of what was sent last, by one of the forms. */
  readonly said?: SaidOf | undefined
  /** Whether mail can be tested. */
  readonly hasMail: boolean
  /** Where there are scripts: sends a form in place of the browser. */
  readonly onSubmit?: (event: SubmitEvent) => void
  /** Where this device can be told itself: the button for that. */
  readonly here?: ComponentChildren
}

/** Where a seat is told besides by mail; the same forms with scripts and without. `reachIn` reads them. */
export function Reach({ reached, moment, words, said, hasMail, onSubmit, here }: ReachProps) {
  const { devices, pushKey, webhook, feed, receipts } = reached
  const { reach, save } = words
  const form = { method: 'post', ...(onSubmit && { onSubmit }) }
  const saidAt = (at: SaidOf['at']) => <output>{said?.at === at && said.text}</output>
  const isPushed = devices.some(({ goneAt }) => goneAt === null)
  const failed = (way: WayName) => receipts.some(one => one.way === way && one.state === 'refused')
  const trial = (way: WayName) => (
    <button name="test" value={way}>
      {reach.test}
    </button>
  )
  return (
    <>
      {hasMail && (
        <form {...form}>
          <p>
            {trial('mail')} {saidAt('mail')}
          </p>
        </form>
      )}
      {pushKey !== null && (
        <form {...form}>
          <h2>{reach.devices}</h2>
          {devices.length === 0 && <p>{reach.none}</p>}
          <ul>
            {devices.map(({ id, name, goneAt }) => (
              <li class="device">
                <span>
                  {name} {goneAt !== null && <small class="warn">{reach.gone(moment(goneAt))}</small>}
                </span>
                <button name="forget" value={id} aria-label={`${reach.forget}: ${name}`}>
                  {reach.forget}
                </button>
              </li>
            ))}
          </ul>
          {isPushed && failed('push') && <p class="warn">{reach.failed}</p>}
          {here}
          <small>{reach.devicesHint}</small>
          <p>
            {isPushed && trial('push')} {saidAt('push')}
          </p>
        </form>
      )}
      <form {...form}>
        <h2>{reach.webhook}</h2>
        {webhook && <p>{reach.now(kindName(webhook.kind, words), webhook.shown)}</p>}
        {webhook && failed('webhook') && <p class="warn">{reach.failed}</p>}
        <label>
          {reach.kind}
          <Choice
            name="kind"
            chosen={webhook?.kind ?? 'discord'}
            options={WEBHOOKS.map(kind => [kind, kindName(kind, words)])}
          />
        </label>
        <label>
          {reach.address}
          <input name="hook" type="url" autocomplete="off" />
        </label>
        <label>
          {reach.token}
          <input name="token" autocomplete="off" />
        </label>
        <small>{reach.webhookHint}</small>
        <p>
          <button name="set" value="webhook">
            {save}
          </button>{' '}
          {webhook && (
            <button name="set" value="no-webhook">
              {reach.stop}
            </button>
          )}{' '}
          {webhook && trial('webhook')} {saidAt('webhook')}
        </p>
      </form>
      <form {...form}>
        <h2>{reach.feed}</h2>
        {feed && (
          <>
            <Address label={reach.calendar} address={feed.calendar} />
            <Address label={reach.atom} address={feed.atom} />
          </>
        )}
        <small>{reach.feedHint}</small>
        <p>
          <button name="feed" value={feed ? 'new' : 'on'}>
            {feed ? reach.fresh : reach.on}
          </button>{' '}
          {feed && (
            <button name="feed" value="off">
              {reach.stop}
            </button>
          )}{' '}
          {saidAt('feed')}
        </p>
      </form>
    </>
  )
}

/** What came of a test, in words. */
export function saidOf({ way, state, why }: Tried, { reach }: SettingsWords): SaidOf {
  return { at: way, text: reach.tried[state](why ?? '') }
}

function Address({ label, address }: { label: string; address: string }) {
  return (
    <label>
      {label}
      <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
    </label>
  )
}

// All others go by their own names everywhere.
const NAMES = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', matrix: 'Matrix', json: null } as const

function kindName(kind: WebhookKind, { reach }: SettingsWords): string {
  return NAMES[kind] ?? reach.program
}

type ReachField = 'forget' | 'feed' | 'set' | 'kind' | 'hook' | 'token'

/** What one of those forms asks for, to be checked like everything that is sent. */
export function reachIn(field: (name: ReachField) => string): { readonly [name in keyof Delivery]?: unknown } {
  if (field('forget')) return { forget: field('forget') }
  if (field('feed')) return { feed: field('feed') }
  if (field('set') === 'no-webhook') return { webhook: null }
  const token = field('token')
  return { webhook: { kind: field('kind'), address: field('hook'), ...(token && { token }) } }
}
