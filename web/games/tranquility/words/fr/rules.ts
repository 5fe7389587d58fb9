import type { Chapter } from '../../../chapters.ts'
import { hasStart, isVariant, rowEnd } from '../../options.ts'
import * as pictures from '../../pictures.ts'

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

const placing: Chapter = ({ options }) => ({
  heading: 'Poser une île',
  paragraphs: [
    'Elle peut aller sur n’importe quelle case libre, près des autres ou loin d’elles, si toutes les îles qui la précèdent ont un numéro plus petit et toutes celles qui la suivent un plus grand. Ni les écarts entre les numéros ni les cases vides ne comptent.',
    `Une case a deux voisines : celle d’avant et celle d’après. Le bout d’une rangée n’y change rien : ${rowEnd(options).join(' et ')} sont voisines. Deux cases l’une au-dessus de l’autre ne le sont pas.`,
    'Si les deux voisines sont vides, c’est gratuit. À côté d’une île, cela coûte autant de cartes que l’écart entre les deux numéros. Entre deux îles, c’est le plus petit écart qui compte, jamais le plus grand.',
    'Tu paies en défaussant des cartes de ta main, à ton choix : exactement le nombre voulu. Si tu n’en as pas assez, l’île ne peut pas aller là.',
    'Par exemple : 20 juste après 18 coûte deux cartes. 34 entre 31 et 35 en coûte une. 50 sans île ni avant ni après ne coûte rien.',
    ...(options.variant === 'competitive'
      ? []
      : [
          'Tu peux aussi poser une île de telle sorte que la mer ne puisse plus jamais être remplie. Rien ne t’en empêche.'
        ])
  ],
  ...(!isVariant(options) && {
    picture: {
      ...pictures.placing(),
      says: 'Le 34 peut aller sur toutes les cases éclairées. En a3 il coûte trois cartes : le 31 est son voisin, par-delà le bout de la ligne. Ailleurs il ne coûte rien.'
    }
  })
})

const discarding: Chapter = ({ seats }) => ({
  heading: 'Défausser deux cartes',
  paragraphs: [
    'C’est possible à chaque tour, même si tu peux poser quelque chose. N’importe quelles cartes de ta main conviennent.',
    `Ce qui est défaussé reste face cachée et quitte la partie. ${seats > 1 ? 'Plus personne ne le regarde, pas même toi.' : 'Tu ne le regardes plus.'}`,
    'Notre choix : quand la partie est finie, tout est retourné face visible.'
  ]
})

const start: Chapter = ({ seats }) => ({
  heading: 'Le Départ',
  paragraphs: seats > 1 ? startTogether(seats) : START_ALONE
})

function startTogether(seats: number): readonly string[] {
  return [
    'Tant qu’aucun Départ n’a été joué, si tu en as un en main à ton tour, tu dois le jouer, et tu ne peux rien faire d’autre.',
    `Il coûte huit cartes, que vous payez ensemble : réparties comme vous voulez, même toutes de la même main.${seats === 2 ? ' Avant cela, chacun de vous deux pioche deux cartes de plus.' : ''} Toute carte convient, les Arrivées et les autres Départs aussi.`,
    'Chacun propose un nombre de cartes, que tous voient, et choisit en secret lesquelles. Zéro est aussi une proposition. Tu peux changer ou retirer la tienne, jusqu’à ce que tous aient proposé et que la somme fasse huit. À cet instant les cartes sont défaussées, et chacun, à commencer par celui qui a joué le Départ, pioche jusqu’à en avoir de nouveau cinq.',
    'Dès lors, les autres Départs ne servent plus qu’à être défaussés.',
    'Notre choix : si toutes les mains ensemble ont moins de huit cartes, la partie est perdue. Tous piochent de nouveau dans l’ordre des places, à commencer par celui qui a joué le Départ.'
  ]
}

const START_ALONE = [
  'Dès que tu l’as en main à ton tour, tu dois le jouer, et tu ne peux rien faire d’autre.',
  'Tu pioches alors jusqu’à avoir dix cartes en main, tu en défausses huit, puis tu pioches jusqu’à en avoir de nouveau cinq. Toute carte peut être parmi les huit.',
  'Notre choix : dix et huit sont de nous, pour que jouer en solitaire soit à peu près aussi difficile qu’à plusieurs. Si tu ne trouves pas huit cartes, la partie est perdue.'
]

const finish: Chapter = () => ({
  heading: 'L’Arrivée',
  paragraphs: [
    'Elle peut être jouée dès que les 36 cases sont prises et qu’un Départ a été joué. Avec elle, la partie est gagnée.',
    'D’ici là, une Arrivée est une carte comme les autres, et peut être défaussée. Mais il n’y en a que cinq.'
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

export const chapters = { aim, cards, turn, placing, discarding, start, finish, losing, silence, lines, more }
