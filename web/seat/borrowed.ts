import type * as Preact from 'preact'

/*
 * Stands in for Preact in a script that is loaded by a page which has it already: web/build.ts puts it there, and the
 * page lends what it has.
 */
export type Lent = Pick<typeof Preact, 'h' | 'hydrate' | 'render'>

export let h: Lent['h']
export let hydrate: Lent['hydrate']
export let render: Lent['render']

export function lend(lent: Lent): void {
  h = lent.h
  hydrate = lent.hydrate
  render = lent.render
}

export function jsx(type: string, props: object, key?: string) {
  return h(type, key === undefined ? props : { ...props, key })
}
export { jsx as jsxs }

export function Fragment({ children }: { children: Preact.ComponentChildren }) {
  return children
}
