/** Each kind by its shape, its rings and its paper, in a box of 20 × 20. */
export const SHELLS: {
  readonly [kind: string]: { readonly outline: string; readonly rings: string; readonly paper: string }
} = {
  cockle: {
    outline: 'M10 18 3 14a8 8 0 1 1 14 0z',
    rings: 'M10 18V4M10 18 5 6M10 18 15 6',
    paper: '#f5b8a6'
  },
  mussel: {
    outline: 'M3 17C1 10 6 1 16 2c4 6-2 17-13 15z',
    rings: 'M3 17C4 11 9 6 13 5M3 17C7 14 12 12 14 8',
    paper: '#bcd3ee'
  },
  oyster: {
    outline: 'M10 2c5-1 9 3 8 8s-3 8-8 8-9-3-8-8 3-7 8-8z',
    rings: 'M10 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
    paper: '#d9c4ee'
  },
  whelk: {
    outline: 'M10 1 16 13a6 5 0 0 1-12 0z',
    rings: 'M8 5.5 12.5 7M6 9.5 14.5 10.5M4 14 12 15',
    paper: '#f6df8a'
  }
}
