import type { HostProps } from './link.tsx'

/** Says what a new link does before it is made. */
export function Renewal({ words, state, acts }: HostProps) {
  const { renewing } = state
  return (
    <dialog ref={showModal} aria-labelledby="renewal" onClose={acts.leave}>
      <h2 id="renewal">{words.dialog.heading(renewing?.name ?? '')}</h2>
      <p>{words.dialog.text}</p>
      <p class="ways">
        <button type="button" onClick={acts.leave}>
          {words.dialog.no}
        </button>
        <button type="button" class="go" onClick={acts.renew}>
          {words.dialog.yes}
        </button>
      </p>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}
