import type { AgainWords } from '../en/again.ts'

export const words: AgainWords = {
  title: names => `Une autre partie avec ${names}`,
  alone: 'Une autre partie',
  text: 'Chacun garde sa place et sera prévenu comme ici. La première personne qui appuie ouvre la partie ; les autres trouvent ici leur nouvelle place.',
  same: 'La même encore une fois',
  opened: 'Elle est déjà ouverte, et ta place t’attend.',
  next: 'Vers ma nouvelle place',
  anew: game => `Ou avec d’autres réglages : ${game}`,
  open: 'L’ouvrir ainsi',
  other: 'Un autre jeu :'
}
