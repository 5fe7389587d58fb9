import type { BriefWords } from '../en/brief.ts'

export const words: BriefWords = {
  handover: 'On te demande si quelqu’un d’autre peut avoir ta place.',
  turn: 'C’est à toi.',
  reminder: 'C’est toujours à toi.',
  last: 'C’est toujours à toi. C’est le dernier rappel.',
  over: 'La partie est finie.',
  plan: 'Ton plan a été joué.',
  trial: 'Voici l’essai que tu as demandé. Ça marche.'
}
