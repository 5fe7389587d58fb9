import type { Chapter } from '../../../chapters.ts'
import { hasStart, isVariant } from '../../said/options.ts'
import * as pictures from '../../board/pictures.ts'

const aim: Chapter = ({ options, seats }) => ({
  heading: 'De quoi il s’agit',
  paragraphs: [
    'La mer a 36 cases. On les remplit d’îles dont les numéros montent tout du long : rangée après rangée, de a1 en bas à gauche jusqu’à f6 en haut à droite.',
    seats > 1
      ? 'Quand toutes les cases sont prises et qu’un Départ a été joué, il suffit que l’un de vous joue une Arrivée : vous avez tous gagné. Si quelqu’un ne peut plus jouer avant cela, vous avez tous perdu.'
      : 'Quand toutes les cases sont prises et que le Départ a été joué, tu joues une Arrivée et tu as gagné. Si tu ne peux plus jouer avant cela, tu as perdu.'
  ],
  ...(!isVariant(options) && {
    picture: {
      ...pictures.aim(),
      says: 'Un voyage arrivé à son terme : il commence à l’aube par le 2 et finit la nuit par le 79.'
    }
  })
})

const cards: Chapter = ({ seats }) => ({
  heading: 'Les cartes',
  paragraphs:
    seats > 1
      ? [
          `Il y a 80 îles numérotées de 1 à 80, cinq Arrivées et ${seats} Départs, un pour chacun.`,
          'Les îles et les Arrivées sont mélangées et distribuées aussi également que possible, face cachée : chacun a sa propre pioche. Chacun pioche cinq cartes, et alors seulement un Départ est mélangé à chaque pioche. Personne ne commence donc avec un Départ en main.',
          'Celui qui a reçu le moins de cartes commence ; s’ils sont plusieurs, le hasard décide. Ensuite on joue dans l’ordre des places.',
          'Notre choix : quand le compte ne tombe pas juste, le hasard décide qui reçoit une carte de plus.'
        ]
      : [
          'Il y a 80 îles numérotées de 1 à 80, cinq Arrivées et un Départ.',
          'Les îles et les Arrivées forment une pioche mélangée, face cachée. Tu pioches cinq cartes, et alors seulement le Départ y est mélangé. Tu ne commences donc jamais avec lui en main.'
        ]
})

const turn: Chapter = ({ seats }) => ({
  heading: 'Ton tour',
  paragraphs: [
    'Tu fais exactement une chose : poser une île, défausser deux cartes, jouer un Départ ou jouer une Arrivée. On ne passe pas.',
    `Puis tu pioches jusqu’à avoir de nouveau cinq cartes en main${seats > 1 ? ', et c’est au suivant' : ''}. Si ta pioche est vide, tu continues avec les cartes que tu as.`
  ]
})

const losing: Chapter = ({ seats }) => ({
  heading: 'Comment on perd',
  paragraphs: [
    `Si tu ne peux rien faire au début de ton tour, la partie est perdue${seats > 1 ? ' pour vous tous' : ''}. Avec deux cartes en main, cela n’arrive pas : tu peux les défausser. Avec une seule, tout va bien si elle peut être jouée tout de suite ; avec aucune, c’est perdu.`,
    'Notre choix : une partie continue même quand elle ne peut plus être gagnée, et rien ne le signale.'
  ]
})

const silence: Chapter = ({ options, seats }) => {
  if (seats === 1) return null
  return options.talk === 'open'
    ? {
        heading: 'Parler',
        paragraphs: [
          'À cette table, on peut tout se dire. Le jeu imprimé est silencieux : personne n’y dit ce qu’il a, prévoit ou souhaite.'
        ]
      }
    : {
        heading: 'Le silence',
        paragraphs: [
          'On joue sans un mot sur ce qu’on a, prévoit ou souhaite, ni ici ni ailleurs. Tu vois combien de cartes chacun a en main, et combien il lui en reste à piocher.',
          ...(hasStart(options)
            ? [
                'Pendant qu’un Départ se paie, on peut dire combien de cartes on donnerait, ou combien on voudrait que d’autres donnent. Mais pas lesquelles.'
              ]
            : [])
        ]
      }
}

const lines: Chapter = ({ seats }) => ({
  heading: 'Chaque action en une ligne',
  paragraphs: [
    '23@e4 pose l’île 23 sur la case e4. 23@e4 -7 -9 le fait et paie avec 7 et 9.',
    '-7 -9 défausse les deux. Dans ces lignes, S est un Départ (en anglais, start) et F une Arrivée (finish).',
    'start et finish jouent ces cartes.',
    seats > 1
      ? 'give 3 -7 -9 -12 propose ces trois cartes pour le Départ, give 0 n’en propose aucune, et withdraw retire la proposition.'
      : 'give 8 suivi des huit cartes, chacune avec son -, paie le Départ.'
  ]
})

/** Those of the modules; a line may begin with a small letter. */
const more = { heading: 'D’autres actions en lignes', line: (line: string) => `La ligne ${line}` }

export const chapters = { aim, cards, turn, losing, silence, lines, more }
