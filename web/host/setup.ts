import { findGame } from '../../engine/catalogue.ts'
import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { signOf } from '../games/catalogue.ts'
import { hostWords } from '../words/index.ts'

/** What is played, and by how many: whatever was chosen that is not the usual. */
export function setupInWords({ game, table }: Pick<Envelope, 'game' | 'table'>, language: Language): string {
  const { title, settings } = signOf(game, language)
  const unusual = (findGame(game)?.settings ?? []).filter(
    ({ name, default: usual }) => name in table.options && `${table.options[name]}` !== `${usual}`
  )
  const chosen = unusual.flatMap(({ name }) => {
    const { label = name, values = {}, plain } = settings[name] ?? {}
    const value = values[`${table.options[name]}`]
    if (value === undefined) return []
    return plain ? [value] : [hostWords[language].chosen(label, value)]
  })
  return [`${title}, ${hostWords[language].facts(table.players.length)}`, ...chosen].join(' · ')
}
