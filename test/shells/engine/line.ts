import { tokenize, unreadableLine } from '../../../engine/notation.ts'
import { SPOTS, type Spot } from './state.ts'

export type Action = { readonly verb: 'take'; readonly spot: Spot } | { readonly verb: 'dig' | 'rest' }

/** `take 3`, `dig` or `rest`. */
export function read(line: string): Action {
  const parts = tokenize(line)
  const [verb, second] = parts
  const spot = SPOTS.find(one => `${one}` === second)
  if (verb === 'take' && spot && parts.length === 2) return { verb, spot }
  if ((verb === 'dig' || verb === 'rest') && parts.length === 1) return { verb }
  throw unreadableLine(parts)
}

export function write(action: Action): string {
  return action.verb === 'take' ? `take ${action.spot}` : action.verb
}
