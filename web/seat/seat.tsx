import { Bar } from './bar.tsx'
import { Invitation } from './invitation.tsx'
import { More } from './more.tsx'
import type { Shown } from './page.ts'
import { Status } from './status.tsx'
import { Hand, Table } from './table.tsx'

/** Whose turn it is; the board; the hand; what the tap will do. Then all the rest. */
export function Seat(shown: Shown) {
  const { seat, table } = shown.page.envelope
  const invited = seat !== null && !table.players[seat]?.taken
  return (
    <>
      {invited ? <Invitation {...shown} /> : <Status {...shown} />}
      <Table {...shown} />
      {!invited && seat !== null && <Hand {...shown} />}
      {!invited && <Bar {...shown} />}
      <More {...shown} />
    </>
  )
}
