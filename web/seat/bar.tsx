import type { ComponentChildren } from 'preact'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { TurnWords as Words } from '../words/en/turn.ts'
import type { Sending, TurnProps } from './page.ts'
import { meaning } from './taps.ts'

/** What is said, and the buttons beside it. */
type Says = readonly [text: ComponentChildren, ...buttons: ComponentChildren[]]

/** What the next tap will do and what it costs, with the button that does it. */
export function Bar(props: TurnProps) {
  const { page } = props
  const { hint } = page
  const [text, ...buttons] = says(props)
  return (
    <section class="bar">
      <p role="status" class={hint ? 'warn' : undefined}>
        {hint || (page.aid?.(page, text) ?? text)}
      </p>
      <div>{buttons}</div>
    </section>
  )
}

function says(props: TurnProps): Says {
  const { page, kit } = props
  const { words } = kit
  const { draft } = page.envelope
  if (page.sending) return sent(props, page.sending)
  if (page.offer.choices[0]) return composing(props)
  if (draft) return drafted(props)
  return [page.envelope.own?.plan?.says ?? words.rest]
}

/** On its way. What was confirmed can be taken back all the same, and what takes long is sent again by a tap. */
function sent({ page: { envelope }, kit: { words }, acts }: TurnProps, { what, state }: Sending): Says {
  const label = what === 'settle' ? labelOfSettling(envelope, words) : words.confirm
  return [
    words[state],
    what === 'confirm' && button(words.undo, acts.undo),
    state === 'sending' || what === 'undo' ? go(label, acts.confirm, false) : go(words.resend, acts.again, true)
  ]
}

function composing({ page: { envelope, offer, taps, fresh }, kit, acts }: TurnProps): Says {
  const { words, named } = kit
  const { draft, awaits, seat } = envelope
  const { card, place, picks } = taps
  const { choice, way, least, picked, line } = meaning(offer, taps)
  const verb = choice?.verb ?? ''
  // While a price is being paid, nothing else offers itself.
  const others = place ? [] : offer.choices.map(({ verb }) => verb)
  const isFresh = taps === fresh
  // Where what was done can be taken back, that has the place of Confirm: what is begun by itself needs a button, too.
  const isHidden = (other: string) => other === verb && !(isFresh && draft && line)
  const begins = others.filter(other => other in named.offers && !isHidden(other))
  // What was offered before may still be changed, whether more is awaited or not.
  const stands = isFresh && (picks.length > 0 || !awaits.includes(seat ?? -1))
  const isNone = choice?.ways?.kind === 'count' && !picks.length
  return [
    choice
      ? named.doing({
          ...choice,
          card: offer.hand[card] ?? '',
          place: way,
          price: least,
          picked,
          missing: least - picks.length,
          stands
        })
      : offer.choices.some(({ subject, pick }) => subject || pick)
        ? named.idle
        : (named.idleWithoutCards ?? named.idle),
    ...Array.from(new Set(begins), verb => button(named.offers[verb], () => acts.verb(verb))),
    !isFresh && button(words.cancel, acts.cancel),
    isFresh && draft
      ? go(words.undo, acts.undo, true, true)
      : // What stands already need not be confirmed again, and nothing is asked of whoever gives nothing.
        go(named.confirm[verb]?.(picks.length) ?? words.confirm, acts.confirm, line && !stands, isNone)
  ]
}

/** Confirmed, but not settled: what it draws lies face down, and it can be taken back. */
function drafted({ page, kit: { words }, acts }: TurnProps): Says {
  const { envelope, ring } = page
  return [
    [ring?.(envelope), words.settles],
    button(words.undo, acts.undo),
    go(labelOfSettling(envelope, words), acts.settle, true)
  ]
}

function labelOfSettling({ view: { faceDown } }: Envelope, words: Words): string {
  return faceDown ? words.see(faceDown) : words.done
}

function button(label: string | undefined, act: () => void) {
  return <button onClick={act}>{label}</button>
}

// It has a key, so that the keyboard stays on it from one state to the next.
function go(label: string, act: () => void, ready: unknown, isQuiet = false) {
  return (
    <button key="go" class={isQuiet ? undefined : 'go'} aria-disabled={!ready || undefined} onClick={act}>
      {label}
    </button>
  )
}
