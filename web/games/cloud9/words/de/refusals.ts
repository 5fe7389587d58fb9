import type { refusals as en } from '../en/refusals.ts'

export const refusals: typeof en = {
  NOT_ABOARD: () => 'Du bist nicht mehr im Korb. Die nächste Fahrt nimmt dich wieder mit.',
  PILOT_CANNOT_JUMP: () => 'Du bist Pilot: Solange andere im Korb sind, springst und bleibst du nicht, du zahlst.',
  NOTHING_NEEDED: () => 'Die Würfel verlangen nichts: Der Ballon steigt ohne Karte.',
  MISSING_CARDS: () => 'Du hältst nicht alle Farben, die die Würfel verlangen.',
  NO_WILD: () => 'Du hältst keinen Joker.',
  MUST_RISE: () => 'Du hältst die Farben, also musst du steigen: mit ihnen oder mit einem Joker.',
  NOBODY_BEFORE: () => 'Dein Platz ist schon da: Es gibt niemanden mehr abzuwarten.'
}
