import type { Envelope } from '../../../schema/wire/envelope.ts'
import { styleLater } from '../../style-later.ts'
import { words } from '../../words/en/held.ts'
import type { Store } from '../acts.ts'
import { hasPlayed } from '../page.ts'
import style from './held.css'

/** Keeps what others have done while somebody is putting something together, until they are done or ask for it: the table never changes under a hand. */
export function holding({ page, hear }: Store, isComposing: () => boolean) {
  let held: Envelope | undefined
  let says: HTMLElement | undefined
  const button = Object.assign(document.createElement('button'), { id: 'held', textContent: words.show })
  button.addEventListener('click', release)

  function release(): void {
    const envelope = held
    held = undefined
    button.remove()
    if (envelope) hear(envelope)
  }

  return {
    hear(envelope: Envelope): void {
      if (!isComposing() || !isOfOthers(envelope, page().envelope)) return hear(envelope)
      held = envelope
      says ??= place()
      says.append(button)
    },

    /** The page has been drawn: whoever is not putting anything together any more sees what there is. */
    drawn(): void {
      if (held && (!isComposing() || held.at <= page().envelope.at)) release()
    }
  }
}

/** A place that is listened to, before anything is said there. */
function place(): HTMLElement {
  const made = document.createElement('div')
  made.setAttribute('role', 'status')
  void styleLater(style)
  // Before all that the page itself says, which is read last.
  document.body.prepend(made)
  return made
}

/** Whether others have changed the table; not where it is all over, or its seat has played elsewhere. */
function isOfOthers(now: Envelope, before: Envelope): boolean {
  return now.version > before.version && !now.draft && !now.result && !hasPlayed(now, before.version)
}
