import type { HostProps } from './link.tsx'
import type { HostView, Renewed } from './state.ts'

/** The way to a new link, and what came of it; none while somebody is being asked. */
export function Renew({ words, state, acts, renewed }: HostProps & { renewed: Renewed | null }) {
  if (!state.scripted || state.view.over) return null
  return (
    <>
      <p class="renewed" role="status">
        {renewed && state.told?.of === renewed.of && state.told.text}
      </p>
      {renewed && (
        <button type="button" class="quiet" aria-label={words.renewOf(renewed.name)} onClick={() => acts.ask(renewed)}>
          {words.renew}
        </button>
      )}
    </>
  )
}

/** Says what a new link does before it is made. Either button closes it, and the focus goes back to where it was. */
export function Renewal({ words, state, acts, renewed }: HostProps & { renewed: Renewed }) {
  const { dialog } = words
  return (
    <dialog ref={showModal} aria-labelledby="renewal" onClose={acts.leave}>
      <h2 id="renewal">{dialog.heading(renewed.name)}</h2>
      <p>{dialog[kindOf(renewed, state.view)]}</p>
      <form method="dialog" class="ways">
        <button>{dialog.no}</button>
        <button class="go" onClick={acts.renew}>
          {renewed.asks ? dialog.ask : dialog.yes}
        </button>
      </form>
    </dialog>
  )
}

function kindOf({ of, asks, vacates }: Renewed, { seats, sealed, competed }: HostView) {
  if (of === 'host' || of === 'watcher') return of
  if (seats[of]?.pilot === 'cat') return 'cat'
  if (asks) return competed ? 'asksRival' : 'asks'
  if (vacates) return 'vacates'
  return sealed ? 'invitation' : 'text'
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}
