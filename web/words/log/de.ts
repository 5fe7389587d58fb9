import type { LogWords } from './en.ts'

export const events: LogWords = {
  'agreed-to-stop': ({ seat }, who) =>
    who(seat) === null
      ? 'Du würdest hier aufhören; sind alle einverstanden, ist die Partie zu Ende.'
      : `${who(seat)} würde hier aufhören; sind alle einverstanden, ist die Partie zu Ende.`,
  resigned: ({ seat }, who) => (who(seat) === null ? 'Du hast aufgegeben.' : `${who(seat)} hat aufgegeben.`)
}
