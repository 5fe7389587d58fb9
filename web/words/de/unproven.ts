import type { unproven as asked } from '../en/unproven.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('de').format(list)

export const unproven: typeof asked = who =>
  `Gespielt wird, sobald alle Bescheid bekommen können, wenn sie dran sind. Noch fehlt: ${names(who)}.`
export const prove = 'Bestätige dafür eine Mailadresse, oder schick dir einen Test per Push oder Webhook.'
