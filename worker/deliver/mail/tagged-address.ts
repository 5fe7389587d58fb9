import { ADDRESS } from '../../../schema/wire/fields.ts'

/** An address with a tag in it: `place` is a domain of which all mail comes to the Worker, or an address of which it gets what carries a tag behind a plus. Null where the tag is too long for it. */
export function taggedAddress(place: string, tag: string): string | null {
  const [domain, ...tagged] = place.split('@').reverse()
  const address = `${[...tagged, tag].join('+')}@${domain}`
  return ADDRESS.test(address) ? address : null
}

/** The tag of an address. */
export function tagIn(address: string): string {
  const [before = ''] = address.split('@')
  return before.slice(before.lastIndexOf('+') + 1)
}
