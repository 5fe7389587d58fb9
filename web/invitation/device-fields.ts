import { knownLinks } from '../harbour/known.ts'

/** Only the browser knows where its reader is, and which seats of the match its device holds. */
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

const zone = field('zone')
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone

const others = field('others')
if (others) {
  const own = knownLinks().filter(({ match }) => match === others.dataset.match)
  others.value = own.map(({ link }) => link).join(' ')
}
