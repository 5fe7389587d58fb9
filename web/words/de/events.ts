import type { CommonEvents } from '../en/events.ts'

export const events: CommonEvents = {
  'agreed-to-stop': ({ seat }, who) =>
    who(seat) === null
      ? 'Du würdest hier aufhören; sind alle einverstanden, ist die Partie zu Ende.'
      : `${who(seat)} würde hier aufhören; sind alle einverstanden, ist die Partie zu Ende.`,
  resigned: ({ seat }, who) => (who(seat) === null ? 'Du hast aufgegeben.' : `${who(seat)} hat aufgegeben.`)
}
