import type { HostProps } from './link.tsx'

/** Says what a new link does before it is made. Either button closes it, and the focus goes back to where it was. */
export function Renewal({ words, state, acts }: HostProps) {
  const { renewing } = state
  return (
    <dialog ref={showModal} aria-labelledby="renewal" onClose={acts.leave}>
      <h2 id="renewal">{words.dialog.heading(renewing?.name ?? '')}</h2>
      <p>{words.dialog.text}</p>
      <form method="dialog" class="ways">
        <button>{words.dialog.no}</button>
        <button class="go" onClick={acts.renew}>
          {words.dialog.yes}
        </button>
      </form>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}
