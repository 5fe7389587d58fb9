import type { Language } from '../../../schema/languages.ts'
import type { Envelope, Own } from '../../../schema/wire/envelope.ts'
import type { Reached, Tried } from '../../../schema/wire/reached.ts'
import type { Delivered, WayName } from '../../../schema/wire/told.ts'
import { canBeTold, subscribed } from '../../push/device.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import type { Answer, Api } from '../api.ts'
import { Reach, reachIn, type SaidOf, saidOf } from './reach.tsx'
import { momentIn } from './told.tsx'

interface Needs {
  readonly envelope: Envelope
  readonly words: SettingsWords
  readonly api: Api
  /** How it is told, as it was asked last. */
  readonly reached: () => (Reached & Delivered) | undefined
  readonly language: Language
  /** Asks that again, and draws. */
  readonly refresh: () => Promise<void>
}

/** The forms of `Reach`, sent without leaving the page, and a button for this device. */
export function reaching({ envelope: { match, seat }, words, language, api, reached, refresh }: Needs) {
  let said: SaidOf | undefined

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const { name, value } = event.submitter as HTMLButtonElement
    const form = event.currentTarget as HTMLFormElement
    const data = new FormData(form)
    data.append(name, value)
    if (name === 'test') return test(value as WayName)
    const asked = reachIn(field => `${data.get(field) ?? ''}`)
    const isSet = await set('webhook' in asked ? 'webhook' : 'forget' in asked ? 'push' : 'feed', asked)
    if (isSet) forget(form)
  }

  async function test(way: WayName): Promise<void> {
    const answer = await api<Tried>('POST', 'delivery/test', { way })
    said = answer.ok ? saidOf(answer.ok, words) : { at: way, text: failed(answer) }
    await refresh()
  }

  async function set(at: SaidOf['at'], asked: object): Promise<boolean> {
    const answer = await api('PUT', 'delivery', asked)
    said = { at, text: answer.ok ? words.saved : failed(answer) }
    await refresh()
    return answer.ok !== undefined
  }

  async function tellHere(key: string): Promise<void> {
    const device = seat === null ? null : await subscribed(key, { match, seat }).catch(() => null)
    if (device) return void (await set('push', { device }))
    said = { at: 'push', text: words.reach.denied }
    await refresh()
  }

  function failed({ refused }: Answer<unknown>): string {
    return refused?.message ?? words.unsaved
  }

  return (own: Own) => {
    const present = reached()
    if (!present) return null
    const { pushKey } = present
    const here = pushKey !== null && canBeTold() && (
      <button type="button" onClick={() => tellHere(pushKey)}>
        {words.reach.here}
      </button>
    )
    const hasMail = own.mail?.state === 'confirmed'
    const moment = momentIn(language, own.zone)
    return <Reach {...{ reached: present, moment, words, said, hasMail, here }} onSubmit={submit} />
  }
}

/** An address that was taken is not shown again. */
function forget(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([readonly])')) field.value = ''
}
