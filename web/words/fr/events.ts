import type { CommonEvents } from '../en/events.ts'

export const events: CommonEvents = {
  'agreed-to-stop': ({ seat }, who) =>
    who(seat) === null
      ? 'Tu en resterais là ; dès que tout le monde est d’accord, la partie s’arrête.'
      : `${who(seat)} en resterait là ; dès que tout le monde est d’accord, la partie s’arrête.`,
  resigned: ({ seat }, who) => (who(seat) === null ? 'Tu as abandonné.' : `${who(seat)} a abandonné.`)
}
