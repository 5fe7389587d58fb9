import type { TextWords } from '../en/text.ts'
import { prove, unproven } from './unproven.ts'

export const words: TextWords = {
  yourTurn: name => `C’est à toi de jouer, ${name}.`,
  waiting: names => `On attend ${names}.`,
  since: moment => `Depuis ${moment}.`,
  unproven,
  prove,
  watching: 'Tu regardes : ce qui est caché le reste jusqu’à la fin de la partie.',
  kept: name => `Cette place est gardée pour ${name} et n’est pas encore prise.`,
  draft: line => `Tu as confirmé ${line}, et tu peux encore reprendre ce coup.`,
  settles: time => `À ${time}, ce sera définitif.`,
  over: 'La partie est finie.',
  restored: moment =>
    `La partie a été rétablie d’après sa copie (${moment}) : la suite est perdue, et ce qui était prévu aussi.`,
  hand: (called, cards) => `${called} : ${cards}.`,
  news: 'Depuis ton dernier passage',
  talk: 'Ce qui s’est dit',
  quote: (name, text) => `${name} : « ${text} »`,
  player: (name, facts) => `${name} : ${facts}`,
  can: 'Ce que tu peux faire',
  act: 'Pour jouer, envoie un numéro de la liste ou n’importe quelle autre ligne, ou plusieurs, séparés par « ; » :',
  pay: 'Pour chaque _, choisis ce que tu donnes et mets-le après le numéro, comme ici',
  plan: 'Pour prévoir ton prochain tour, envoie les lignes que tu jouerais, la meilleure d’abord, chacune avec ce que tu donnerais si elle coûte quelque chose ; « plan none » retire le plan :',
  moved: 'Voici désormais ton propre lien. Personne d’autre ne l’a, et l’invitation n’ouvre plus rien : garde-le.',
  take: 'Pour la prendre :',
  undo: 'Pour le reprendre :',
  done: 'Pour le rendre définitif tout de suite :',
  wake: 'Pour la réveiller :',
  leave: 'Pour arrêter, dès que tous le disent, ou pour quitter cette place :',
  again: 'Ouvrir une autre partie avec les mêmes personnes :',
  next: 'Ta place dans la partie suivante :',
  record: 'Toute la partie, cartes visibles :',
  data: 'La même chose en données, pour tes propres programmes :'
}
