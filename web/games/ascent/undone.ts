import type { View } from '../../../engine/ascent/view.ts'
import type { Told } from '../../../schema/wire.ts'
import type { EventFacts } from './events.ts'
import { TOP } from './slots.ts'

type Undo = { readonly [Type in keyof EventFacts]?: (view: View, facts: EventFacts[Type]) => View }

const UNDO: Undo = {
  placed: (view, { slot }) => bared(view, slot),
  bridged: (view, { slot }) => bared(view, slot),
  lifted(view, { source, target, lifted }) {
    const before = bared(view, target)
    return { ...before, slots: { ...before.slots, [source]: lifted } }
  },
  topped: view => bared(view, TOP),
  appeared: (view, { slot }) => ({ ...view, herds: { ...view.herds, [slot]: 0 } }),
  herded: ledBack,
  climbed: ledBack,
  hooked: view => ({ ...view, hooks: (view.hooks ?? 0) + 1 }),
  filmed: (view, { sequence }) => ({
    ...view,
    panoramas: (view.panoramas ?? []).map(one => (one.sequence === sequence ? { ...one, isFilmed: false } : one))
  })
}

/** The mountain as it was before an event. */
export function undone(view: View, { type, facts }: Told): View {
  const undo = UNDO[type as keyof EventFacts] as ((view: View, facts: Told['facts']) => View) | undefined
  return undo ? undo(view, facts) : view
}

/** Without the card on top; a Bridge that it covered lies there again. */
function bared(view: View, slot: string): View {
  const { [slot]: _, ...slots } = view.slots
  const isBridge = view.buried.includes(slot)
  return {
    ...view,
    slots: isBridge ? { ...slots, [slot]: 'BR' } : slots,
    buried: view.buried.filter(other => other !== slot)
  }
}

/** With the ibexes of a route where they stood before. */
function ledBack(view: View, { route, stood }: Pick<EventFacts['herded'], 'route' | 'stood'>): View {
  return {
    ...view,
    herds: { ...view.herds, ...Object.fromEntries(route.map((slot, step) => [slot, stood[step] ?? 0])) }
  }
}
