/** Cards that no hand of a match under way ever holds, as its record names them. */
export const unheld: { readonly [card: string]: string } = {
  storm: 'Tempête',
  compass: 'Boussole',
  monster: 'Monstre',
  finish: 'Arrivée',
  start: 'Départ',
  rocks: 'Récifs',
  joker: 'Joker',
  Y: 'Tempête jaune',
  P: 'Tempête violette',
  O: 'Tempête orange'
}
