import type { Chapters } from '../../said/rules.ts'

/** How many beers win, by the number of seats. */
const GOALS: { readonly [seats: number]: number } = { 2: 15, 3: 13, 4: 11, 5: 9 }

export const chapters: Chapters = {
  aim: ({ seats }) => ({
    heading: 'De quoi il s’agit',
    paragraphs: [
      `Vous êtes ${seats}, et chacun mène un clan à la taverne : deux gobelins, deux nains, deux orques et un troll. Faites-les boire, et ramenez-les avant qu’on les mette dehors.`,
      `Qui rentre rapporte ses bières : elles sont encaissées. Le premier qui en a ${GOALS[seats]} a gagné, aussitôt. Les bières encore devant des clients ne comptent pas.`
    ]
  }),
  pub: () => ({
    heading: 'La taverne',
    paragraphs: [
      'La porte et six tables forment un cercle, dans le sens des aiguilles d’une montre : porte, table 1, 2, 3, 4, 5, 6, et de nouveau la porte, qui compte pour un pas comme une table.',
      'Au début, une pièce est posée sur chaque table, et l’aubergiste est à côté de la porte. Chacun mélange son clan en une pile face cachée ; la carte du dessus entre avec quatre pièces. Le hasard dit qui commence.',
      'Un personnage porte le nom de son clan (a pour la première place), une lettre pour sa race (L gobelin, N nain, O orque, T troll) et un numéro : aO1 est le premier orque du clan a.'
    ]
  }),
  turn: () => ({
    heading: 'Ton tour',
    paragraphs: [
      'Tu lances deux dés, A et B. Tu en utilises un pour une action, puis, si tu veux, l’autre pour une deuxième ; ou tu additionnes les deux pour une seule. Un double ne veut rien dire de plus.',
      'Tu dois faire une action. Si rien n’est possible, on relance les deux dés ; si une seule chose est possible, la table la joue pour toi. Un deuxième dé qui ne sert à rien tombe de lui-même.',
      'Faire entrer : la carte du dessus de ta pile vient à la porte avec autant de pièces que les dés l’indiquent, six au plus. Impossible tant qu’un des tiens s’y trouve. Ce qui est visible sous la pile est mélangé quand tout le reste est entré.',
      'Envoyer l’aubergiste, avec un dé : il va à la table de ce numéro, autre que la sienne. Si quelqu’un y est assis, tu dis qui doit changer une de ses pièces en bière ; peu importe le clan.'
    ]
  }),
  guests: () => ({
    heading: 'Se promener, et rentrer',
    paragraphs: [
      'Un client avance dans le sens horaire d’autant de pas que le dé l’indique, ou les deux dés, un de moins pour chacune de ses bières. S’il ne reste aucun pas, il ne bouge pas. Il passe devant tout le monde, et peut faire tout le tour.',
      'À la porte, il y a place pour un de chaque clan. On n’y boit pas.',
      'Rentrer prend un dé, quel qu’il soit : depuis la porte, avec au moins autant de bières que de pièces. Les bières sont encaissées, les pièces s’en vont, et la carte va face visible sous ta pile : elle reviendra.'
    ]
  }),
  seating: () => ({
    heading: 'Qui peut s’asseoir',
    paragraphs: [
      'À une table vide, n’importe qui. Là où tous sont d’une seule race, un de plus de celle-là. Là où tous sont de races différentes, quelqu’un d’une autre encore. Personne d’autre ; le clan ne compte pas.'
    ]
  }),
  drinking: () => ({
    heading: 'Boire',
    paragraphs: [
      'Quand quelqu’un s’assied avec d’autres, il y a une tournée. Si tous sont d’une race, chacun change une de ses pièces en bière, le nouveau aussi.',
      'Si tous sont différents, chacun sauf le plus haut paie une bière à la race juste au-dessus parmi ceux de la table : gobelin, nain, orque, troll. Le plus bas n’en reçoit pas, le plus haut n’en paie pas. Tous paient à la fois.',
      'Est mis dehors qui doit payer sans pièce, et qui a une sixième bière. Ses pièces et ses bières sont perdues, et la carte va face visible sous sa pile. Qui ne peut pas payer ne donne pas de bière.'
    ]
  }),
  races: () => ({
    heading: 'Ce que sait chaque race',
    paragraphs: [
      'Un gobelin prend une pièce qui se trouve là où il arrive, avant toute tournée, à la porte aussi.',
      'Un nain marche dans les deux sens.',
      'Un orque peut aussi rentrer depuis la table où se tient l’aubergiste ; là aussi, il lui faut au moins autant de bières que de pièces.',
      'Un troll qui s’en va laisse là une de ses pièces, s’il en a.'
    ]
  }),
  end: () => ({
    heading: 'La fin',
    paragraphs: [
      'Le client qui rentre et fait atteindre le but termine la partie. Les autres sont classés par bières encaissées ; à égalité, on partage la place. Si vous arrêtez tous, le classement est le même, et qui abandonne est dernier.'
    ]
  }),
  rulings: () => ({
    heading: 'Là où les règles imprimées se taisent',
    paragraphs: [
      'Nos choix : l’aubergiste doit servir si quelqu’un est à sa table, et ne retourne jamais à la porte. Un troll sans pièce s’en va, tout simplement. Qui n’a ni pièce ni bière peut rentrer, pour rien.',
      'Avec une sixième bière, on paie encore la tournée suivante si l’on a une pièce. La race au-dessus est la suivante parmi celles présentes. Qui fait tout le tour part d’abord et arrive ensuite : un troll y retrouve sa propre pièce, et la laisse.',
      'Plusieurs mis dehors à la fois vont sous leurs piles par clan, race et numéro. Il y a toujours assez de pièces et de bières.',
      'Personne ne connaît l’ordre de ce qui est caché dans une pile ; de quelles cartes il s’agit, tous le savent.'
    ]
  }),
  lines: () => ({
    heading: 'Chaque action en une ligne',
    paragraphs: [
      'enter A et enter A+B font entrer quelqu’un, avec le dé A ou avec les deux.',
      'move A aO1 cw envoie l’orque aO1 dans le sens horaire avec le dé A, move A+B aN2 ccw un nain dans l’autre sens avec les deux.',
      'innkeeper B l’envoie à une table vide, innkeeper B bO1 dit qui y boit. exit A aN1 ramène le nain aN1.',
      'pass laisse l’autre dé.'
    ]
  })
}
