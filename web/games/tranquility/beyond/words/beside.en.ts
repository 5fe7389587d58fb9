import { teller } from '../../../teller.ts'
import { words as base } from '../../words/beside.en.ts'
import { ends, events } from '../../words/events.en.ts'
import { events as more } from './events.en.ts'

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  return name === 'lift' ? `A Compass could lift ${count}.` : base.phrase(text)
}

export const words = { ...base, why: ends, event: teller({ ...events, ...more }), phrase }
