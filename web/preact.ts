import { Fragment, h, hydrate, render } from 'preact'

/** The one Preact of a page: what is loaded later finds it here. */
const preact = { Fragment, h, hydrate, render }

declare global {
  var slowboat: { readonly preact: typeof preact }
}

globalThis.slowboat = { preact }

// What JSX becomes; web/build.ts brings these in wherever there is some.
export { Fragment, h }
