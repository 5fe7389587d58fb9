import type { Opened } from '../../schema/wire/links.ts'
import type { HostWords } from '../words/en/host.ts'
import { isolated } from '../words/isolated.ts'
import { day } from './day.ts'

type SeatLink = Opened['links']['seats'][number]

/** What became of a seat's invitation, and what its host does about it; null where there is nothing to say. */
export function invited(
  { invited: said }: HostWords,
  { name, invitation }: Pick<SeatLink, 'name' | 'invitation'>,
  seats: readonly Pick<SeatLink, 'name'>[],
  language: string
): string | null {
  switch (invitation.state) {
    case 'none':
      return null
    case 'shared':
      return said.shared(invitation.with + 1, isolated(seats[invitation.with]?.name ?? ''))
    case 'sent':
      return said.sent(day(invitation.at ?? 0, language))
    case 'waiting':
      return said[invitation.from === undefined ? 'waiting' : 'byDay'](isolated(name))
    default:
      return said[invitation.state]
  }
}
