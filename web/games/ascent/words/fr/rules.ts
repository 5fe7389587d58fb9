import type { Chapter } from '../../../chapters.ts'
import { rulesIn } from '../../rules.ts'
import { KNOWN, PLACEHOLDERS } from '../../modules/documentary/known.ts'
import { IBEXES } from '../../modules/wildlife/known.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

const aim: Chapter = ({ seats }) => ({
  heading: 'De quoi il s’agit',
  paragraphs: [
    'La montagne a 44 cases en huit rangées : neuf au pied, puis huit, et ainsi de suite jusqu’à deux. Tout en haut se dresse le Sommet.',
    seats > 1
      ? 'Quand les 44 sont remplies, il suffit que quelqu’un pose un Sommet : vous avez tous gagné. Si quelqu’un ne peut rien faire à son tour, vous avez tous perdu.'
      : 'Quand les 44 sont remplies, tu poses un Sommet et tu as gagné. Si tu ne peux rien faire à ton tour, tu as perdu.'
  ]
})

const cards: Chapter = ({ options, seats }) => ({
  heading: 'Les cartes',
  paragraphs: [
    `Il y a ${seats > 1 ? '72 cartes montagne de valeurs 1 à 12' : '66 cartes montagne de valeurs 2 à 12'} en trois terrains : herbe (G), neige (S) et roche (R), chaque carte en double. S’y ajoutent un Feu de camp par terrain, cinq Ponts et cinq Sommets.`,
    ...(options.wildlife ? [] : ['Douze des cartes portent un bouquetin, qui ne veut rien dire dans cette partie.']),
    ...(seats > 1 ? dealTogether(seats) : DEAL_ALONE),
    'Notre choix : la règle imprimée ne dit pas combien il y a de Ponts et de Feux de camp ; cinq et trois s’accordent avec tout ce qu’elle dit.'
  ]
})

function dealTogether(seats: number): readonly string[] {
  return [
    `Le hasard décide qui commence ; ensuite on joue dans l’ordre des places. Qui joue en deuxième ${seats > 3 ? 'et qui joue en quatrième reçoivent chacun' : 'reçoit'} un Pont. Tout le reste est distribué aussi également que possible, face cachée : chacun a sa propre pioche, et commence avec cinq cartes en main.`,
    'Quand le compte ne tombe pas juste, qui commence a l’une des plus grandes pioches, et le hasard décide qui reçoit les autres.',
    'Notre choix : combien de cartes chacun a en main, et combien il lui en reste à piocher, tout le monde le voit.'
  ]
}

const DEAL_ALONE = [
  'Elles forment une seule pioche mélangée, et tu commences avec six cartes en main.',
  'Notre choix : aucun Pont n’est donné d’avance.'
]

const turn: Chapter = ({ options, seats }) => ({
  heading: 'Ton tour',
  paragraphs: [
    `Tu fais exactement une chose : poser une carte montagne, poser un Pont, allumer un Feu de camp, ${options.wildlife ? 'mener une harde, ' : ''}${seats > 1 ? '' : 'lancer un grappin, '}défausser deux cartes ou poser le Sommet. On ne passe pas.`,
    `Puis tu pioches jusqu’à avoir de nouveau ${seats > 1 ? 'cinq cartes en main, et c’est au suivant' : 'six cartes en main'}. Si ta pioche est vide, tu continues avec les cartes que tu as.`,
    'Notre choix : ce que tu as fait peut être repris tant que ce n’est pas définitif. Tu ne pioches qu’ensuite.'
  ]
})

const placing: Chapter = () => ({
  heading: 'Poser une carte montagne',
  paragraphs: [
    'Les rangées partent de la gauche : la première carte d’une rangée va sur sa case la plus à gauche, et chaque suivante à droite de la dernière. Une case est portée par les deux d’en dessous, et il faut une carte sur chacune, quelle qu’elle soit. La rangée 1 repose sur les dix Panoramas. Une rangée peut commencer avant que celle d’en dessous soit complète.',
    'Une case porte le nom de sa place depuis la gauche et de sa rangée : b3 est la deuxième de la rangée 3.',
    'Une carte ne peut pas être plus petite que le numéro de sa rangée : la rangée 4 prend un 4 et tout ce qui est plus grand.',
    'Côte à côte dans une rangée, deux cartes n’ont jamais le même terrain. Ce qui est au-dessus et en dessous ne compte pas.'
  ]
})

const paying: Chapter = () => ({
  heading: 'Ce que cela coûte',
  paragraphs: [
    'Poser une carte coûte autant de cartes que l’écart entre sa valeur et celle de la carte voisine. La première d’une rangée n’a pas de voisine, et ne coûte rien. Avec une valeur de chaque côté, comme sur un Pont, c’est le plus grand écart qui compte.',
    'Tu paies en défaussant des cartes de ta main, à ton choix : exactement le compte. La carte posée ne peut pas payer pour elle-même. Si tu n’en as pas assez, elle ne peut pas aller là.',
    'Par exemple : 5 à droite de 3 coûte deux cartes. 3 à droite d’un autre 3 ne coûte rien.'
  ]
})

const bridges: Chapter = () => ({
  heading: 'Les Ponts',
  paragraphs: [
    'Un Pont va sur la prochaine case d’une rangée et ne coûte rien, quoi qu’il y ait à côté. Seules la première et la dernière case d’une rangée entière lui sont fermées. Il n’a ni valeur ni terrain ; il porte ce qui est au-dessus, et la rangée continue derrière lui.',
    'Une carte montagne peut être posée sur un Pont, selon les mêmes règles qu’ailleurs, en regardant des deux côtés. Tant qu’un Pont est visible, la montagne n’est pas achevée.'
  ]
})

const campfires: Chapter = () => ({
  heading: 'Les Feux de camp',
  paragraphs: [
    'Un Feu de camp prend la place d’une carte montagne de son terrain. Cette carte va sur une case d’une rangée plus haute, même sur un Pont, là où les règles ci-dessus le permettent, et y coûte ce qu’elle coûterait toujours. Le Feu de camp lui-même ne coûte rien.',
    'Il porte ce qui reposait sur la carte, et reste pour de bon. Il garde son terrain, et a la valeur de la carte montagne la plus proche à sa gauche dans la rangée, par-delà les Ponts et les autres Feux de camp ; cette valeur est écrite dessus. S’il n’y en a pas, il n’a pas de valeur, et poser à côté est gratuit.',
    'Notre choix : cette valeur est relue chaque fois qu’elle compte, puisque rien sur une table ne la retiendrait.',
    'Notre choix : à côté d’un Feu de camp compte la valeur qu’il a avant que la carte soit posée. Une carte posée sur un Pont peut aussi lui céder sa place ; le Pont reste sous le Feu de camp, hors de la partie.'
  ]
})

const discarding: Chapter = ({ seats }) => ({
  heading: 'Défausser deux cartes',
  paragraphs: [
    'C’est possible à chaque tour, même si tu pouvais faire autre chose. N’importe quelles cartes de ta main conviennent.',
    `Ce qui est défaussé reste face cachée et quitte la partie. ${seats > 1 ? 'Plus personne ne le regarde, pas même qui l’a défaussé.' : 'Tu ne le regardes plus.'}`,
    'Notre choix : quand la partie est finie, tout est retourné face visible.'
  ]
})

const path: Chapter = () => ({
  heading: 'Le sentier vert',
  paragraphs: [
    'Avant que le Sommet soit posé, des cartes d’herbe doivent mener de la rangée 1 à la rangée 8, chacune reposant sur la précédente. Les Feux de camp d’herbe comptent aussi. Peu importe sur laquelle des deux cases de la rangée 8 on arrive.',
    'Le sentier peut être rompu et réparé jusqu’à ce que le Sommet soit posé.',
    'Notre choix : la randonneuse se tient sur la plus haute carte où il est arrivé, celle de gauche s’il y en a plusieurs.'
  ]
})

const documentary: Chapter = ({ options }) => ({
  heading: 'Le documentaire alpin',
  paragraphs: [
    `Des dix Panoramas, ${options.sequences} sont face visible, et chacun montre trois valeurs. Avant que le Sommet soit posé, tous ceux-là doivent être filmés.`,
    'Une suite est filmée quand trois cartes montagne voisines d’une rangée montrent exactement ces valeurs de gauche à droite. Les terrains ne comptent pas, ni les Feux de camp ni les Ponts, et l’inverse n’est pas la même suite. Ce qui est filmé le reste, quoi qu’il advienne des cartes.',
    'Notre choix : une carte peut servir à plusieurs suites, et plusieurs peuvent être filmées à la fois.',
    `Provisoire : des suites imprimées nous connaissons ${list(KNOWN)}. Les autres sont de nous tant que personne ne les a lues : ${list(PLACEHOLDERS)}.`
  ]
})

const wildlife: Chapter = () => ({
  heading: 'La faune des montagnes',
  paragraphs: [
    'Douze cartes montagne portent un bouquetin. Quand l’une d’elles est posée, un bouquetin vient s’y tenir.',
    'Notre choix : quand une telle carte monte à cause d’un Feu de camp, il n’en vient pas de second.',
    'À ton tour, tu peux mener une harde : tous les bouquetins d’une carte montent, à chaque pas vers l’une des deux cartes qui reposent sur la précédente. Chaque rangée coûte une carte. Qui se tient sur le chemin vient avec. Une harde ne passe sur aucun Pont, et ne monte pas plus haut que la rangée 8.',
    'Une carte où se tiennent des bouquetins ne peut pas céder sa place à un Feu de camp.',
    'Quand le Sommet est posé, au moins huit bouquetins doivent se tenir sur la rangée 8. Le dernier pas est gratuit.',
    'Notre choix : un Sommet ne peut pas être posé tant qu’ils sont moins.',
    `Provisoire : nous ne savons pas quelles cartes portent le bouquetin. Tant que personne ne les a lues, c’est la seconde carte de ${list(IBEXES)} dans chaque terrain.`
  ]
})

const hooks: Chapter = ({ options }) => ({
  heading: 'Les grappins',
  paragraphs: [
    `Tu commences avec ce nombre : ${options.hooks}. À ton tour, tu peux en user un : toute ta main est mélangée à la pioche, et tu pioches six cartes.`,
    'Notre choix : avec une pioche vide, pas de grappin, puisque les mêmes cartes reviendraient.'
  ]
})

const summit: Chapter = () => ({
  heading: 'Le Sommet',
  paragraphs: [
    'Il peut être posé dès que les 44 cases montrent une carte montagne ou un Feu de camp, et que tout ce que cette partie demande est atteint. Il ne coûte rien, et avec lui la partie est gagnée.',
    'D’ici là, un Sommet est une carte comme les autres, et peut être défaussé. Mais il n’y en a que cinq.'
  ]
})

const losing: Chapter = ({ options, seats }) => ({
  heading: 'Comment on perd',
  paragraphs: [
    `Si tu ne peux rien faire au début de ton tour, la partie est perdue${seats > 1 ? ' pour vous tous' : ''}. Avec deux cartes en main, cela n’arrive pas : tu peux les défausser. Avec une seule, tout va bien si elle peut servir tout de suite ; avec aucune, c’est perdu.`,
    ...(options.greenPath || options.documentary || options.wildlife
      ? [
          'Notre choix : dès que la montagne est achevée et que ce que la partie demande ne pourra jamais être atteint, elle est perdue aussitôt.'
        ]
      : []),
    'Notre choix : avant que la montagne soit achevée, une partie continue même quand elle ne peut plus être gagnée, et rien ne le signale.'
  ]
})

const silence: Chapter = () => ({
  heading: 'Le silence',
  paragraphs: [
    'On joue sans un mot sur ce qu’on a, prévoit ou souhaite, ni ici ni ailleurs.',
    'Notre choix : tant que la partie dure, on ne peut rien dire ici qu’un bonjour, toujours bienvenu.'
  ]
})

const talking: Chapter = () => ({
  heading: 'Parler',
  paragraphs: [
    'À cette table, on peut tout se dire. Le jeu imprimé est silencieux : personne n’y dit ce qu’il a, prévoit ou souhaite.'
  ]
})

const lines: Chapter = ({ options, seats }) => ({
  heading: 'Chaque action en une ligne',
  paragraphs: [
    'G7@b2 pose un 7 d’herbe sur la case b2. G7@b2 -S3 -BR le fait et paie avec un 3 de neige et un Pont. Une carte à bouquetin a une étoile : G3*.',
    'BR@b1 pose un Pont. FG@a1>b2 -S3 allume le Feu de camp d’herbe en a1, monte la carte qui y était en b2, et paie une carte pour cela.',
    '-G7 -S3 défausse les deux. SU pose le Sommet.',
    ...(options.wildlife ? ['La ligne herd b1 b2 a3 -S3 -G7 mène la harde de b1 par b2 jusqu’en a3.'] : []),
    ...(seats === 1 ? ['La ligne hook lance un grappin.'] : [])
  ]
})

export const rules = rulesIn({
  aim,
  cards,
  turn,
  placing,
  paying,
  bridges,
  campfires,
  discarding,
  path,
  documentary,
  wildlife,
  hooks,
  summit,
  losing,
  silence,
  talking,
  lines
})
