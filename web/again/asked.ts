import { findGame } from '../../engine/catalogue.ts'
import { chosenOptions, type Fields } from '../harbour/fields.ts'

/** What the form of that page asks for: nothing but the button, or a game with its settings, and a pace. */
export function againAsked(fields: Fields): object {
  const { game, pace } = fields
  const settings = findGame(game ?? '')?.settings ?? []
  return { ...(game && { game, options: chosenOptions(fields, settings) }), ...(pace && { pace }) }
}
