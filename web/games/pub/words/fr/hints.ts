import type { Hinting } from '../hinting.ts'
import { card, list } from './cards.ts'

export const words: Hinting = {
  hints: {
    second: 'L’autre dé est à toi aussi, pour ce que tu veux, même pour le même client. Ou tu passes.',
    home: 'Qui a autant de bières que de pièces peut rentrer par la porte, et tu encaisses les bières.',
    broke: 'Sans pièce, le prochain verre met un client dehors : mène-le à la porte.',
    door: 'Deux d’un même clan ne tiennent pas à la porte. Envoie ton client à une table, et fais entrer le suivant.',
    enter: 'Beaucoup de pièces sont longues à boire, peu sont vite parties. Six bières mettent dehors.',
    innkeeper: 'Quelqu’un à sa table doit boire : un des tiens, ou un rival qui ne peut pas payer.',
    table: 'Tous d’une même race : chacun boit. De races différentes : chacun paie une bière à celui au-dessus.',
    drunk: 'Chaque bière coûte un pas : qui boit beaucoup marche peu. Additionne les dés.'
  },
  doubts: {
    OWN_EXPELLED: ({ chars }) =>
      `Cela met dehors ${chars.length === 1 ? 'un des tiens' : 'des tiens'} : ${list(chars.map(card))}.`
  }
}
