import type { CommonEvents } from '../en/events.ts'

export const events: CommonEvents = {
  'agreed-to-stop': ({ seat }, who) =>
    who(seat) === null
      ? 'Tu voudrais en rester là. Dès que tout le monde sera d’accord, la partie s’arrêtera.'
      : `${who(seat)} voudrait en rester là. Dès que tout le monde sera d’accord, la partie s’arrêtera.`,
  resigned: ({ seat }, who) => (who(seat) === null ? 'Tu as abandonné.' : `${who(seat)} a abandonné.`),
  'ended-by-host': () => 'L’hôte a mis fin à la partie.'
}
