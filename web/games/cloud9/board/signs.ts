/** What each card and face shows, drawn in a box of 20 × 20: colours are told by their shapes, too. */
export const SIGNS: { readonly [card: string]: string } = {
  G: 'M10 2 19 18H1z',
  P: 'M10 0 20 10 10 20 0 10z',
  R: 'M10 1a9 9 0 0 1 0 18 9 9 0 0 1 0-18z',
  Y: 'M10 0l3 7 7 .5-5.5 4.5 2 7.5L10 15.5 3.5 19.5l2-7.5L0 7.5 7 7z',
  W: 'M8 0h4v8h8v4h-8v8H8v-8H0V8h8z'
}

const BALLOON = 'M10 0a7 7 0 0 1 3 13l-1 3h-4l-1-3a7 7 0 0 1 3-13zM8 17h4v3H8z'
const DOWN = 'M8 0h4v11h5l-7 9-7-9h5z'

/** What is special enough for a picture. */
export const pictures = { rose: BALLOON, arrived: BALLOON, fell: DOWN }
