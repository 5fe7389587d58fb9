import type { CommonEvents } from '../en/events.ts'

export const events: CommonEvents = {
  'agreed-to-stop': ({ seat }, who) =>
    who(seat) === null
      ? 'Du möchtest hier aufhören. Sobald alle einverstanden sind, ist die Partie zu Ende.'
      : `${who(seat)} möchte hier aufhören. Sobald alle einverstanden sind, ist die Partie zu Ende.`,
  resigned: ({ seat }, who) => (who(seat) === null ? 'Du hast aufgegeben.' : `${who(seat)} hat aufgegeben.`),
  'ended-by-host': () => 'Wer die Partie eröffnet hat, hat sie beendet.'
}
