import { h } from 'preact'

/** What web/build.ts puts in the place of Preact's own JSX runtime, for a fraction of its size. */
export function jsx(type: string, props: object, key?: string) {
  return h(type, key === undefined ? props : { ...props, key })
}
export { jsx as jsxs }
export { Fragment } from 'preact'
