import { chosen, doing, lineOf } from './compose.ts'
import { type Intent, offerOf, sentence, type Shown } from './page.ts'
import { halfMinutes } from './when.ts'

/** What the bar says, and the taps it offers; `go` is the one that moves the match on. */
interface Says {
  readonly text: string
  readonly soft?: string
  readonly acts?: readonly (readonly [label: string, intent: Intent])[]
  readonly go?: { readonly label: string; readonly intent: Intent; readonly ready: boolean }
}

/** What the next tap will do and what it costs, with the button that does it. */
export function Bar(shown: Shown) {
  const { page, kit, tell } = shown
  const { text, soft, acts = [], go } = says(shown)
  // Every state has the same shape, so that the keyboard's place is kept from one to the next.
  return (
    <section class="bar">
      <p role="status" class={page.hint && 'warn'}>
        {page.hint || text} {soft && <small>{soft}</small>}
      </p>
      <div>
        {acts.map(([label, intent]) => (
          <button onClick={() => tell(intent)}>{label}</button>
        ))}
        {go && (
          <button key="go" class="go" aria-disabled={!go.ready} onClick={() => tell(go.intent)}>
            {go.label}
          </button>
        )}
        {page.envelope.result && (
          <a class="go" href={`/m/${page.envelope.match}`}>
            {kit.words.record}
          </a>
        )}
      </div>
    </section>
  )
}

function says(shown: Shown): Says {
  const { page, kit } = shown
  const { words } = kit
  const { result, seat, draft, choices } = page.envelope
  if (result) return { text: '' }
  if (page.sending === 'now') return { text: words.sending }
  if (page.sending) return { text: words.kept, acts: [[words.undo, { do: 'undo' }]] }
  if (draft) return drafted(shown)
  if (choices.length > 0) return composing(shown)
  return { text: seat === null ? words.watching : words.rest }
}

function composing({ page: { envelope, composing }, kit }: Shown): Says {
  const { words, named } = kit
  const offer = offerOf(kit, envelope)
  const choice = chosen(offer, composing)
  const { card, place, picks } = composing
  const verbs = new Set(envelope.choices.map(({ verb }) => verb))
  const begins = [...verbs].filter(verb => verb in named.offers && verb !== choice?.verb)
  const begun = card !== undefined || place !== undefined || picks.length > 0
  const label = choice && named.confirm[choice.verb]?.(picks.length)
  return {
    text: choice ? named.doing(doing(offer, choice, composing)) : named.idle,
    acts: [
      ...begins.map((verb): [string, Intent] => [named.offers[verb] ?? verb, { do: 'verb', verb }]),
      ...(begun ? [[words.cancel, { do: 'cancel' }] as const] : [])
    ],
    go: {
      label: label ?? words.confirm,
      intent: { do: 'confirm' },
      ready: lineOf(offer, composing) !== undefined
    }
  }
}

/** Confirmed, but not settled: what it draws lies face down, and it can be taken back. */
function drafted({ page: { envelope, now }, kit }: Shown): Says {
  const { words, named, game } = kit
  const backs = game.faceDown(envelope.view)
  const done = sentence(kit, envelope, envelope.draft?.events ?? [])
  return {
    text: backs > 0 ? `${done} ${named.faceDown(backs)}.` : done,
    soft: words.settles[halfMinutes((envelope.draft?.settlesAt ?? now) - now)] ?? '',
    acts: [[words.undo, { do: 'undo' }]],
    go: { label: backs > 0 ? words.turnOver : words.done, intent: { do: 'settle' }, ready: true }
  }
}
