/** What all scripts of a page share of Preact: web/build.ts makes it one of its own. */
export { Fragment, hydrate, render } from 'preact'
export { jsx, jsxs } from 'preact/jsx-runtime'
