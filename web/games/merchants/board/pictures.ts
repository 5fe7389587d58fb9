import { GLYPHS } from './glyphs.tsx'

export const COIN = 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z'

/** What is special enough for a picture. */
export const pictures: { readonly [type: string]: string } = {
  sold: COIN,
  blocked: GLYPHS.ROCK ?? '',
  loaded: GLYPHS.warehouse ?? ''
}
