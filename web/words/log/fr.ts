import type { LogWords } from './en.ts'

export const events: LogWords = {
  'agreed-to-stop': ({ seat }, who) =>
    who(seat) === null
      ? 'Tu en resterais là ; dès que tout le monde est d’accord, la partie s’arrête.'
      : `${who(seat)} en resterait là ; dès que tout le monde est d’accord, la partie s’arrête.`,
  resigned: ({ seat }, who) => (who(seat) === null ? 'Tu as abandonné.' : `${who(seat)} a abandonné.`)
}
