import type { RulesText } from '../../../seat/game.ts'
import { type Chapter, rulesOf, type Setup } from '../../chapters.ts'
import type { chapters } from '../words/en/rules.ts'

/** In every set-up that has a place for them. */
const BASE = ['islands', 'discard', 'start', 'finish']
/** Of what is left out, before anything is done with the rest. */
const FIRST = 'removal'

type Named<Said> = { readonly [module: string]: Said }

/** The rules of any set-up: what a variant changes stands first, then what it shares with the standard sea. */
export function rulesIn(base: typeof chapters, modules: Named<Chapter>, actions: Named<string>): RulesText {
  const { aim, cards, turn, losing, silence, lines } = base
  const of =
    (module: string): Chapter =>
    setup =>
      isIn(module, setup) ? (modules[module]?.(setup) ?? null) : null

  const more: Chapter = setup => {
    const paragraphs = Object.entries(actions)
      .sort()
      .flatMap(([module, line]) => (isIn(module, setup) ? base.more.line(line) : []))
    return paragraphs.length > 0 ? { heading: base.more.heading, paragraphs } : null
  }

  const [removal, placing, discarding] = [of(FIRST), of('islands'), of('discard')]
  const usual = [removal, turn, placing, discarding, of('start'), of('finish')]
  // By name, so that it doesn't matter where they are listed.
  const modular = Object.keys(modules)
    .filter(module => ![FIRST, ...BASE].includes(module))
    .sort()
    .map(of)
  const orders: Named<readonly Chapter[]> = {
    standard: [aim, cards, ...usual, ...modular, losing, silence, lines, more],
    high_arch: [of('high_arch'), removal, placing, discarding, losing, silence, more],
    pyramid: [of('explorers'), removal, placing, discarding, losing, silence, more],
    day_night: [aim, of('day_night'), cards, ...usual, losing, silence, lines, more],
    competitive: [of('competitive'), placing, discarding, more]
  }
  return (options, seats) => rulesOf(orders[`${options.variant ?? 'standard'}`] ?? [])(options, seats)
}

/** Whether a module is in, by a setting of its name or by the variant that is made of it. */
function isIn(module: string, { options }: Setup): boolean {
  const variant = module === 'explorers' ? 'pyramid' : module
  return BASE.includes(module) || !!options[module] || options.variant === variant
}
