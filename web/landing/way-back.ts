import { knownLinks } from '../harbour/known.ts'

/**
 * Leads back to the seat where this device has its link already: an address that was confirmed is no proof that whoever
 * looks at this page may have it.
 */
const back = document.querySelector<HTMLAnchorElement>('[data-match]')
const { match, seat } = back?.dataset ?? {}
const known = knownLinks().find(one => one.match === match && `${one.seat}` === seat)
if (back && known) {
  back.href = `/s/${known.link}`
  back.hidden = false
  // Nobody needs by mail what is here.
  document.querySelector('form:has([name=send])')?.remove()
}
