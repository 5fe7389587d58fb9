import type { Happened } from '../../../schema/wire/happened.ts'
import type { SeatLogWords } from '../../words/en/log.ts'
import { isolated } from '../../words/isolated.ts'

/** What befell the match beside its lines, in a sentence. */
export function befallen(
  one: Happened,
  { happened: words, paces }: Pick<SeatLogWords, 'happened' | 'paces'>,
  nameOf: (seat: number) => string
): string {
  switch (one.what) {
    case 'left':
    case 'link':
    case 'taken-back':
    case 'lost':
    case 'vouched':
    case 'absent':
      return words[one.what](isolated(one.name))
    case 'decided':
      return words.decided[one.choice](isolated(one.name))
    case 'given':
      return words.given(isolated(one.from), isolated(one.to))
    case 'lent':
      return words.lent(isolated(one.name), one.to === null ? null : isolated(one.to), one.day)
    case 'pace':
      return words.pace(paces[one.pace])
    case 'asleep':
      return words.asleep
    case 'woken':
    case 'closed':
    case 'again':
      return words[one.what](one.seat === null ? null : nameOf(one.seat))
  }
}
