const GROUPS = 8
// Whoever has one address of IPv6 has all that share its first half.
const NETWORK_GROUPS = 4
const MAPPED = '0:0:0:0:0:ffff'

/** The network that somebody calls from: what is counted against one of its addresses counts against all. */
export function networkOf(address: string): string {
  const groups = groupsOf(address)
  if (!groups) return address
  if (groups.slice(0, -2).join(':') === MAPPED) return groups.slice(-2).flatMap(bytesOf).join('.')
  return groups.slice(0, NETWORK_GROUPS).join(':')
}

/** The eight groups of an address of IPv6, however it is written; null for any other text. */
function groupsOf(address: string): readonly string[] | null {
  const host = address.includes(':') ? URL.parse(`http://[${address}]/`)?.hostname : undefined
  if (!host) return null
  const [before = [], after = []] = host
    .slice(1, -1)
    .split('::')
    .map(part => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}

function bytesOf(group: string): readonly number[] {
  const number = parseInt(group, 16)
  return [number >> 8, number & 0xff]
}
