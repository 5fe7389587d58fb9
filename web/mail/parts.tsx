import type { Language } from '../../schema/languages.ts'
import { textGame } from '../games/catalogue.ts'
import { sorted } from '../text/telling.ts'
import { Heading, Soft } from './letter.tsx'

/** What letters about a table are made of. */

interface Held {
  readonly heading: string
  readonly cards: readonly string[]
  readonly language: Language
  readonly Card: ReturnType<typeof textGame>['Card']
}

const IN_A_ROW = 6

export function Hand({ heading, cards, language, Card }: Held) {
  if (cards.length === 0) return null
  const rows = Array.from({ length: Math.ceil(cards.length / IN_A_ROW) }, (_, row) =>
    sorted(cards).slice(row * IN_A_ROW, (row + 1) * IN_A_ROW)
  )
  return (
    <>
      <Heading>{heading}</Heading>
      <table role="presentation" style="border-spacing:4px">
        {rows.map(row => (
          <tr>
            {row.map(card => (
              <Card card={card} language={language} />
            ))}
          </tr>
        ))}
      </table>
    </>
  )
}

export function List({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <Heading>{heading}</Heading>
      <ul style="margin:0 0 16px;padding:0 0 0 20px">
        {items.map(item => (
          <li>{item}</li>
        ))}
      </ul>
    </>
  )
}

/** Who sits there, and how fast they mean to go. */
export function Players({ players }: { players: readonly string[] }) {
  return (
    <Soft>
      {players.map(player => (
        <>
          {player}
          <br />
        </>
      ))}
    </Soft>
  )
}
