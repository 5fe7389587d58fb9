/** Stands for Preact in what a page loads later: web/build.ts puts it there. */
export const { Fragment, h, hydrate, render } = globalThis.slowboat.preact
