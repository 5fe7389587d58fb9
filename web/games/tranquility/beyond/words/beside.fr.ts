import { teller } from '../../../teller.ts'
import { words as base } from '../../words/beside.fr.ts'
import { ends, events } from '../../words/events.fr.ts'
import { events as more } from './events.fr.ts'

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  return name === 'lift' ? `Une Boussole pourrait lever ${count}.` : base.phrase(text)
}

export const words = { ...base, why: ends, event: teller({ ...events, ...more }), phrase }
