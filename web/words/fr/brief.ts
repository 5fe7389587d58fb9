import type { BriefWords } from '../en/brief.ts'

export const words: BriefWords = {
  handover: 'On te demande si quelqu’un d’autre peut avoir ta place.',
  turn: 'C’est à toi.',
  reminder: 'C’est toujours à toi.',
  last: 'C’est toujours à toi. C’est le dernier rappel.',
  over: 'La partie est finie.',
  nudge: 'Ton hôte te fait signe : c’est à toi.',
  still: 'Personne n’a joué depuis longtemps. La partie continue-t-elle ?',
  woken: 'La partie est réveillée, et c’est à toi.',
  again: 'Une nouvelle partie commence, avec les mêmes personnes.',
  deleted: 'L’hôte a supprimé cette partie.',
  plan: 'Ton plan a été joué.',
  trial: 'Voici l’essai que tu as demandé. Ça marche.'
}
