import type { unproven as asked } from '../en/unproven.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('fr').format(list)

export const unproven: typeof asked = who =>
  `On jouera dès que chacun pourra être prévenu que c’est à lui. Il manque encore : ${names(who)}.`
export const prove = 'Pour cela, confirme une adresse, ou envoie-toi un essai par notification ou par webhook.'
