import type { Chapter } from '../../../chapters.ts'

const aim: Chapter = ({ seats, options }) => ({
  heading: 'De quoi il s’agit',
  paragraphs: [
    `Vous êtes ${seats} dans la nacelle d’un ballon. Chaque nuage qu’il atteint vaut davantage : 1, 2, 4, 6, 9, 12, 15, 20 et enfin 25 points. Qui saute prend les points du nuage ; qui est à bord quand le ballon tombe n’a rien.`,
    options.endCheck === 'fall-only'
      ? 'Dès que le ballon tombe et que quelqu’un a 50 points ou plus, la partie est finie. Qui en a le plus gagne ; à égalité, qui a le plus de cartes.'
      : 'Après le voyage où quelqu’un atteint 50 points, la partie est finie. Qui en a le plus gagne ; à égalité, qui a le plus de cartes.',
    'Notre choix : le voyage est d’abord joué jusqu’au bout, et tous peuvent encore dépasser celui qui en a 50. Avec autant de points et de cartes, on partage la place.',
    options.endCheck === 'fall-only'
      ? 'La feuille imprimée parle de la chute du ballon. Cette partie la prend au mot : après le saut d’un pilote en solo, ou au nuage 9, elle continue.'
      : 'Notre choix : la feuille imprimée parle de la chute du ballon ; ici, on regarde après chaque voyage, quelle que soit sa fin.'
  ]
})

const cards: Chapter = ({ seats }) => ({
  heading: 'Les cartes et les dés',
  paragraphs: [
    'Il y a 18 cartes de chaque couleur, verte, violette, rouge et jaune, et quatre jokers : 76 en tout. Chacun commence avec six. Personne ne voit les cartes des autres, mais leur nombre est connu, et ce qui a été joué aussi.',
    'Chaque dé montre une fois le vert, le violet, le rouge et le jaune, et deux faces vides. On lance deux dés sur les nuages 1 à 3, trois de 4 à 6, quatre sur 7 et 8.',
    `Notre choix : la feuille ne dit pas combien il y a de cartes et de dés ; ces nombres sont ceux du jeu imprimé, tels que d’autres les décrivent. Au début, il reste ${76 - 6 * seats} cartes à piocher, et une main n’a pas de limite.`
  ]
})

const roll: Chapter = () => ({
  heading: 'Le lancer',
  paragraphs: [
    'Le pilote lance les dés du nuage. Il lui faut les couleurs qu’ils montrent ; les faces vides ne comptent pas. Alors tous les autres à bord décident : rester, ou sauter. Puis le pilote paie, ou le ballon tombe.',
    'Qui saute prend les points du nuage et attend à terre le prochain voyage.',
    'Notre choix : le hasard désigne le premier pilote.'
  ]
})

const sealed: Chapter = () => ({
  heading: 'Tout le monde répond à la fois',
  paragraphs: [
    'Les choix comptent l’un après l’autre, à partir de la gauche du pilote, le sien en dernier. Mais personne n’a besoin d’attendre : on demande à tous juste après le lancer, et ta réponse reste scellée jusqu’à ton tour. Tous voient que tu as répondu, personne ne sait quoi, et d’ici là tu peux répondre autrement.',
    '« Suivre » veut dire : sauter si quelqu’un dont le tour venait avant le tien a sauté à ce lancer, sinon rester.',
    '« Attendre » veut dire : tu veux d’abord voir ce que font ceux qui sont avant toi. Tous le voient, et on te redemande quand vient ton tour.',
    'Notre choix : la feuille vous fait choisir l’un après l’autre. Qui le veut attend ; on n’y perd donc que l’attente.',
    'Notre choix : on demande au pilote en même temps qu’aux autres, et toujours s’il a une carte, même s’il est seul à savoir qu’il n’a pas le choix. Ce n’est que si les dés ne demandent rien, ou s’il n’a aucune carte, que la table continue sans lui.'
  ]
})

const paying: Chapter = () => ({
  heading: 'Le pilote paie',
  paragraphs: [
    'Il montre exactement les cartes que les dés demandent, ou un seul joker pour tout le lancer. Elles sont défaussées, et le ballon monte au nuage suivant. Si les dés ne demandent rien, il monte de lui-même, et aucune carte ne peut être jouée.',
    'S’il a les couleurs, il doit monter, mais il peut montrer un joker à la place. S’il ne les a pas, il peut montrer un joker ou laisser tomber le ballon. Un joker n’est jamais mêlé à d’autres cartes.',
    'Quand le ballon tombe, personne à bord n’a rien, le pilote non plus. Cela prouve qu’il lui manquait une couleur.',
    'Après une montée, le pilote est le suivant à bord, vers la gauche.'
  ]
})

const alone: Chapter = () => ({
  heading: 'En solo, et au nuage 9',
  paragraphs: [
    'Tant que d’autres sont à bord, le pilote ne peut pas sauter, ni au lancer où le dernier d’entre eux est parti : celui-là, il doit le payer. S’il est alors en solo, il peut sauter avant chaque lancer, ou continuer : lancer, et payer.',
    'Qui est à bord quand le ballon atteint le nuage 9 reçoit 25 points.'
  ]
})

const trips: Chapter = () => ({
  heading: 'Le voyage suivant',
  paragraphs: [
    'Tous remontent à bord au nuage 1. Chacun pioche une carte, à commencer par le nouveau pilote : le voisin de gauche du dernier. Si la pioche est vide, on mélange la défausse.',
    'Notre choix : on pioche une carte après chaque voyage, quelle que soit sa fin ; s’il n’y en a plus, les mains restent telles quelles.'
  ]
})

const odds: Chapter = ({ options }) =>
  options.odds === true
    ? {
        heading: 'Les chances',
        paragraphs: [
          'À cette table, on annonce combien de toutes les mains de la taille de celle du pilote peuvent payer, avec les couleurs ou avec un joker. On compte ce que tous ont vu, et la main de personne : le même nombre pour tous.'
        ]
      }
    : null

const lines: Chapter = () => ({
  heading: 'Chaque action en une ligne',
  paragraphs: [
    'Passagers : jump (sauter), stay (rester), jump if jumped (suivre), wait (attendre).',
    'Le pilote : colours (couleurs), wild (joker), fall (tomber), wait (attendre).',
    'En solo : jump (sauter), continue (continuer).'
  ]
})

export const chapters: readonly Chapter[] = [aim, cards, roll, sealed, paying, alone, trips, odds, lines]
