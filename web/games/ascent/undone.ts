import type { View } from '../../../engine/ascent/view.ts'
import type { Told } from '../../../schema/wire.ts'
import type { EventFacts } from './events.ts'
import { TOP } from './slots.ts'

type Undo = { readonly [Type in keyof EventFacts]?: (view: View, facts: EventFacts[Type]) => View }

const UNDO: Undo = {
  placed: (view, { slot }) => bared(view, slot),
  bridged: (view, { slot }) => bared(view, slot),
  lifted(view, { source, target, lifted }) {
    const before = bared(bared(view, target), source)
    return { ...before, slots: { ...before.slots, [source]: lifted }, buried: without(view.buried, target) }
  },
  topped: view => bared(view, TOP),
  appeared: (view, { slot }) => led(view, { [slot]: (view.herds?.[slot] ?? 0) - 1 }),
  herded: (view, { route: [from = '', ...route], ibexes }) =>
    led(view, { ...Object.fromEntries(route.map(slot => [slot, 0])), [from]: ibexes }),
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
  const { [slot]: __, ...adopted } = view.adopted
  const isBridge = view.buried.includes(slot)
  return {
    ...view,
    slots: isBridge ? { ...slots, [slot]: 'BR' } : slots,
    buried: without(view.buried, slot),
    adopted,
    ...(view.hiker === slot && { hiker: null })
  }
}

function led(view: View, herds: { readonly [slot: string]: number }): View {
  return { ...view, herds: { ...view.herds, ...herds } }
}

function without(slots: readonly string[], slot: string): readonly string[] {
  return slots.filter(other => other !== slot)
}
