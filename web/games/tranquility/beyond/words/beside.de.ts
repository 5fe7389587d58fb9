import { teller } from '../../../teller.ts'
import { words as base } from '../../words/beside.de.ts'
import { ends, events } from '../../words/events.de.ts'
import { events as more } from './events.de.ts'

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  return name === 'lift' ? `Ein Kompass könnte ${count} vertreiben.` : base.phrase(text)
}

export const words = { ...base, why: ends, event: teller({ ...events, ...more }), phrase }
