import { lazy } from '../../lazy.ts'
import type { Store } from '../acts.ts'
import type { Planner, PlanMeans } from '../plan/main.tsx'
import { waits } from '../plan/waits.ts'

/** Brings what plans are made with when it is wanted: by a tap of somebody who waits, or since there is a plan. */
export function planning(store: Store, means: PlanMeans): Planner {
  let planner: Planner | undefined
  let loading: Promise<void> | undefined

  function load(): Promise<void> {
    return (loading ??= bring())
  }

  async function bring(): Promise<void> {
    const { begin } = await lazy(() => import('../plan/main.tsx'))
    planner = await begin(store, means)
    planner.drawn()
  }

  // The tap that brings it counts.
  function tapped(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>('.hand button, .table button')
    const { envelope, show } = store.page()
    if (!button || planner || show || !waits(envelope)) return
    event.stopPropagation()
    void load().then(() => button.click())
  }

  store.change({ planner: load })
  document.getElementById('turn')?.addEventListener('click', tapped, { capture: true })
  return {
    drawn() {
      if (store.page().envelope.own?.plan) void load()
      planner?.drawn()
    },
    isComposing: () => planner?.isComposing() ?? false
  }
}
