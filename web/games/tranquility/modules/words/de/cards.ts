/** Cards that no hand of a match under way ever holds, as its record names them. */
export const unheld: { readonly [card: string]: string } = {
  storm: 'Sturm',
  compass: 'Kompass',
  monster: 'Ungeheuer',
  finish: 'Ziel',
  start: 'Start',
  rocks: 'Felsen',
  joker: 'Joker',
  Y: 'gelber Sturm',
  P: 'lila Sturm',
  O: 'oranger Sturm'
}
