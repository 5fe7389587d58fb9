/** Cards that no hand of a match under way ever holds, as its record names them. */
export const unheld: { readonly [card: string]: string } = {
  storm: 'Storm',
  compass: 'Compass',
  monster: 'Monster',
  finish: 'Finish',
  start: 'Start',
  rocks: 'Rocks',
  joker: 'Joker',
  Y: 'yellow Storm',
  P: 'purple Storm',
  O: 'orange Storm'
}
