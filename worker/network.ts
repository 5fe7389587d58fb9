const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

/** Whose a network address is. Of the sixth version everybody has 2^64 of them, so they are told apart by the first half. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map(half => half.split(':').filter(group => group !== ''))
  const left = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0')
  return [...before, ...left, ...after].slice(0, GROUPS_OF_A_NETWORK).join(':')
}
