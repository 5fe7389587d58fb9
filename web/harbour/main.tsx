import { hydrate, render } from 'preact'
import type { Opened } from '../../schema/wire/links.ts'
import { firstView } from '../first-view.ts'
import type { HarbourWords } from '../words/en/harbour.ts'
import { withUsualLinks } from './contest.ts'
import { asked, type Fields } from './fields.ts'
import { groupOf, keepChoice, lastChoice } from './groups.ts'
import { Harbour } from './harbour.tsx'
import { keepFields, leftFields } from './kept.ts'
import { linkIn, remember } from './known.ts'
import { keyring, openMatch } from './opening.ts'
import { PRESET, withPreset } from './presets.ts'
import { sitDown } from './sit-down.ts'
import { type Acts, atFirst, type HarbourView, type State } from './state.ts'

/** Brings the harbour to life. */
export function start(words: HarbourWords): void {
  const root = document.getElementById('harbour') as HTMLElement
  const view = firstView<HarbourView>()
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const keyOf = keyring()
  let state = atFirst(view)
  // Who played when a name was last complete: half a name may be somebody else's.
  let group = ''

  const acts: Acts = {
    change(event) {
      const isPreset = (event.target as HTMLInputElement).name === PRESET
      settle(isPreset ? withPreset(view.game, filledIn(event)) : filledIn(event))
    },
    named() {
      if (group === groupOf(state.fields)) return
      group = groupOf(state.fields)
      const last = lastChoice(state.fields)
      settle({ ...state.fields, ...last })
    },
    async open(event) {
      event.preventDefault()
      const { submitter } = event as SubmitEvent
      const alone = submitter instanceof HTMLButtonElement && submitter.name === 'alone' ? submitter.value : ''
      if (!state.sending) await open({ ...filledIn(event), alone })
    },
    clear() {
      keepFields({})
      show({ fields: { ...view.fields, zone }, failing: null })
    }
  }

  hydrate(<Harbour {...{ words, state, acts }} />, root)
  show({
    scripted: true,
    fields: { ...leftFields(view), zone },
    zones: Intl.supportedValuesOf('timeZone')
  })
  group = groupOf(state.fields)
  addEventListener('pageshow', () => show({ sending: false }))

  function settle(fields: Fields): void {
    fill(withUsualLinks(view.game, state.fields, fields))
  }

  function fill(fields: Fields): void {
    keepFields(fields)
    show({ fields })
  }

  function show(change: Partial<State>): void {
    state = { ...state, ...change }
    render(<Harbour {...{ words, state, acts }} />, root)
  }

  async function open(fields: Fields): Promise<void> {
    show({ fields, sending: true, failing: null })
    const wish = asked(fields, view.game.settings)
    const answer = await openMatch({ ...wish, key: keyOf(JSON.stringify({ ...wish, key: '' })) })
    if (answer && 'links' in answer) {
      keepChoice(fields)
      if (fields.alone && (await sitDown(answer, wish.game, { language: view.language, zone }))) return undefined
      return leave(fields, answer)
    }
    show({ sending: false, failing: answer ?? { message: words.wrong.unreachable, fields: [] } })
    root.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
}

// An unticked box is no field at all, but it must not be ticked again next time.
function filledIn({ currentTarget }: Event): Fields {
  const filled = [...new FormData(currentTarget as HTMLFormElement)]
  return { mine: '', ...Object.fromEntries(filled.map(([name, value]) => [name, String(value)])) }
}

// The host's own page is where the links are given out; it can be opened again at any time.
function leave({ game = '', language, mine }: Fields, { match, links }: Opened): void {
  const [own] = links.seats
  if (mine && own?.link) remember({ link: linkIn(own.link), match, game, name: own.name, seat: own.seat })
  location.assign(`${links.host}?lang=${language}`)
}
