import type { ComponentChild } from 'preact'
import type { Own } from '../../../schema/wire.ts'
import { LANGUAGE_NAMES } from '../../words/languages.ts'
import type { LaterMeans } from '../page.ts'
import type { Form } from './forms.ts'

/** Language, zone, when actions settle, and where mail goes. */
export function settings({ h, api, words }: LaterMeans, form: Form, own: Own): ComponentChild {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([own.zone, here, 'UTC', ...zonesKnown()])]

  const profile = form(words.settings, '', saveProfile, [
    h('label', null, [words.language, select('language', Object.entries(LANGUAGE_NAMES), own.language)]),
    h('label', null, [
      words.zone,
      select(
        'zone',
        zones.map(zone => [zone, zone.replaceAll('_', ' ')]),
        own.zone
      )
    ]),
    h('label', { class: 'tick' }, [
      h('input', { type: 'checkbox', name: 'atOnce', defaultChecked: own.settleAtOnce }),
      words.settleAtOnce
    ])
  ])
  const mail = form(words.mail, words.mailHint, saveAddress, [
    h('input', {
      name: 'address',
      type: 'email',
      autocomplete: 'email',
      'aria-label': words.mail,
      defaultValue: own.mail?.address ?? ''
    }),
    own.mail && h('p', null, own.mail.confirmed ? words.confirmed : words.unconfirmed)
  ])
  return h('div', null, [profile, mail])

  async function saveProfile(data: FormData) {
    const language = data.get('language')
    const answer = await api('PUT', 'profile', { language, zone: data.get('zone'), settleAtOnce: data.has('atOnce') })
    if ('ok' in answer && language !== own.language) location.reload()
    return answer
  }

  function saveAddress(data: FormData) {
    return api('PUT', 'delivery', { address: data.get('address') || null })
  }

  function select(name: string, options: readonly (readonly [string, string])[], chosen: string): ComponentChild {
    return h(
      'select',
      { name },
      options.map(([value, text]) => h('option', { value, selected: value === chosen }, text))
    )
  }
}

// Not every browser of ours can list them.
function zonesKnown(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []
}
