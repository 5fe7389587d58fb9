import type { Chapter } from '../../../chapters.ts'
import type { Whole } from '../../said/rules.ts'

const oneOf = (acts: readonly string[]) => new Intl.ListFormat('fr', { type: 'disjunction' }).format(acts)

const aim: Chapter = ({ seats }) => ({
  heading: 'De quoi il s’agit',
  paragraphs: [
    'La montagne a 44 cases en huit rangées : neuf au pied, puis huit, et ainsi de suite jusqu’à deux. Tout en haut se dresse le Sommet.',
    seats > 1
      ? 'Quand les 44 sont remplies, il suffit que l’un de vous pose un Sommet : vous avez tous gagné. Si l’un de vous ne peut rien faire à son tour, vous avez tous perdu.'
      : 'Quand les 44 sont remplies, tu poses un Sommet et tu as gagné. Si tu ne peux rien faire à ton tour, tu as perdu.'
  ]
})

const cards: Chapter = ({ options, seats }) => ({
  heading: 'Les cartes',
  paragraphs: [
    `Il y a ${seats > 1 ? '72 Versants de valeur 1 à 12' : '66 Versants de valeur 2 à 12'} de trois types : herbeux (H), enneigé (N) et rocheux (R), chaque carte en double. S’y ajoutent un Feu de camp par type, cinq Ponts et cinq Sommets.`,
    ...(options.wildlife ? [] : ['Douze des cartes portent un bouquetin, qui n’a aucun effet dans cette partie.']),
    ...(seats > 1 ? dealTogether(seats) : DEAL_ALONE),
    'Notre choix : la règle imprimée ne dit pas combien il y a de Ponts et de Feux de camp ; cinq et trois s’accordent avec tout ce qu’elle dit.'
  ]
})

function dealTogether(seats: number): readonly string[] {
  return [
    `Le hasard décide qui commence ; ensuite on joue dans l’ordre des places. ${seats > 3 ? 'Le deuxième et le quatrième joueur reçoivent chacun' : 'Le deuxième joueur reçoit'} un Pont. Tout le reste est distribué aussi également que possible, face cachée : chacun a sa propre pioche, et commence avec cinq cartes en main.`,
    'Quand le compte ne tombe pas juste, le premier joueur a l’une des plus grandes pioches, et le hasard décide qui reçoit les autres.',
    'Notre choix : tout le monde voit combien de cartes chacun a en main, et combien il lui en reste à piocher.'
  ]
}

const DEAL_ALONE = [
  'Elles forment une seule pioche mélangée, et tu commences avec six cartes en main.',
  'Notre choix : aucun Pont n’est donné d’avance.'
]

const turn: Chapter<Whole> = ({ acts, seats }) => ({
  heading: 'Ton tour',
  paragraphs: [
    `Tu fais exactement une chose : ${oneOf(acts)}. On ne passe pas.`,
    `Puis tu pioches jusqu’à avoir de nouveau ${seats > 1 ? 'cinq cartes en main, et c’est au suivant' : 'six cartes en main'}. Si ta pioche est vide, tu continues avec les cartes que tu as.`,
    'Notre choix : ce que tu as fait peut être repris tant que ce n’est pas définitif. Tu ne pioches qu’ensuite.'
  ]
})

const losing: Chapter<Whole> = ({ hasGoal, seats }) => ({
  heading: 'Comment on perd',
  paragraphs: [
    `Si tu ne peux rien faire au début de ton tour, la partie est perdue${seats > 1 ? ' pour vous tous' : ''}. Avec deux cartes en main, cela n’arrive pas : tu peux les défausser. Avec une seule, tout va bien si elle peut servir tout de suite ; avec aucune, c’est perdu.`,
    ...(hasGoal
      ? [
          'Notre choix : dès que la montagne est achevée et que ce que demande la partie ne peut plus être atteint, elle est perdue.'
        ]
      : []),
    'Notre choix : tant que la montagne n’est pas achevée, une partie continue même quand elle ne peut plus être gagnée, et rien ne le signale.'
  ]
})

const silence: Chapter = () => ({
  heading: 'Le silence',
  paragraphs: [
    'On joue sans un mot sur ce qu’on a, prévoit ou souhaite, ni ici ni ailleurs.',
    'Notre choix : tant que la partie dure, on ne peut rien dire ici d’autre que bonjour, ce qui est toujours bienvenu.'
  ]
})

const talking: Chapter = () => ({
  heading: 'Parler',
  paragraphs: [
    'À cette table, on peut tout se dire. Le jeu imprimé est silencieux : personne n’y dit ce qu’il a, prévoit ou souhaite.'
  ]
})

export const chapters = { aim, cards, turn, losing, silence, talking }

export const lines: string = 'Chaque action en une ligne'
