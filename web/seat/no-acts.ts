import type { Acts } from './page.ts'

const nothing = () => undefined
/** What is drawn on the server does nothing yet, nor does what is only looked at. */
export const NO_ACTS: Acts = {
  card: nothing,
  place: nothing,
  verb: nothing,
  cancel: nothing,
  confirm: nothing,
  undo: nothing,
  settle: nothing,
  again: nothing,
  point: nothing
}
