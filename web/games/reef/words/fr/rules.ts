import type { Chapters } from '../../said/rules.ts'

export const chapters: Chapters = {
  aim: () => ({
    heading: 'De quoi il s’agit',
    paragraphs: [
      'Vous pêchez à deux dans une même mer. Vous payez en vers, vous prenez coraux et poissons de votre côté, et vous formez des couples.',
      'Qui réussit le premier cinq élevages gagne aussitôt.'
    ]
  }),
  sea: () => ({
    heading: 'La mer',
    paragraphs: [
      'Elle a quatre rangées de huit cartes. La rangée 1 est celle de la première place, la rangée 4 celle de la seconde ; sur la page, la tienne est en bas. Ces deux-là sont visibles, les deux du milieu face cachée. La colonne a est sur la rive, la colonne h au récif, d’où viennent les nouvelles cartes.',
      'Il y a 60 cartes : 24 poissons (six couleurs, deux mâles et deux femelles de chacune), 10 coraux, 4 requins, 4 perles et 18 cartes d’eau vide. Notre choix : ce mélange est de nous, car aucune règle ne le dit.',
      'Chacun commence avec un bateau, à la colonne a, et un ver de chaque couleur. Il y a huit vers de chaque couleur en tout. Quatre cartes d’élevage sont visibles, sur 21 : chaque paire de couleurs une fois, et chaque couleur avec elle-même.'
    ]
  }),
  dice: () => ({
    heading: 'Les dés',
    paragraphs: [
      'Ton tour commence par deux dés, qui portent les six couleurs. Tu prends un ver de chaque couleur tirée ; si les deux sont pareilles, deux de celle-là. S’il n’y en a plus, tu prends un ver de n’importe quelle couleur.',
      'Puis l’autre prend un ver d’une couleur tirée, ou de n’importe laquelle si l’une d’elles est épuisée. Cela vient avant ton tour : qui finit un tour est interrogé aussitôt. S’il n’y a qu’une couleur à prendre, on ne demande rien.'
    ]
  }),
  turn: () => ({
    heading: 'Ton tour',
    paragraphs: [
      'Tu fais autant d’actions que tu veux, dans l’ordre que tu veux, puis tu finis ton tour. Tes bateaux ouvrent autant de colonnes que tu en as, à partir de la rive ; là, tu peux acheter dans les quatre rangées.',
      'Ce qui est visible coûte 1 ver dans ta rangée, 2 au milieu, et 3 dans celle d’en face. Pour 1 ver de n’importe quelle couleur, tu fais retourner une carte du milieu ; elle ne te coûte alors plus que 1 pendant ce tour. Ensuite elle reste visible, à 2.',
      'Un poisson se paie en vers de sa couleur. Pour tout le reste, n’importe quelle couleur convient. Une perle paie comme un ver de toute couleur, aussi pour un poisson.',
      'Un bateau coûte 3, de toutes couleurs, et ouvre aussitôt la colonne suivante. Personne n’en a plus de huit ; il y en a 15.',
      'On peut aussi acheter de l’eau vide : elle ne laisse qu’un trou, par où le courant apporte du nouveau.'
    ]
  }),
  breeding: () => ({
    heading: 'L’élevage',
    paragraphs: [
      'Un corail se pose devant toi ; personne n’en a plus de cinq, les fermés compris. Un poisson acheté va aussitôt sur l’un de tes coraux. Le premier peut être de toute couleur.',
      'Le second doit être de l’autre sexe, et une carte d’élevage visible doit montrer leurs deux couleurs ; peu importe lequel est le mâle. C’est alors un élevage : les deux s’en vont, la carte se pose sur le corail et le ferme, et une autre est retournée.'
    ]
  }),
  sharks: () => ({
    heading: 'Les requins',
    paragraphs: [
      'Un requin acheté mange une carte, dans le même tour ou plus tard : toute carte visible de la mer, à portée de tes bateaux ou non, ou un poisson sur un corail à toi. Les deux cartes sont défaussées.'
    ]
  }),
  current: () => ({
    heading: 'Le courant',
    paragraphs: [
      'À la fin d’un tour, l’eau vide visible sur la rive est emportée : dans chaque rangée jusqu’à la première autre carte, en sautant les trous. Puis toutes les cartes glissent vers la rive, et la pioche remplit les trous, la rangée 1 d’abord ; celles du milieu face cachée.',
      'Dès que sept cartes sont à la défausse, ou que la pioche ne suffit pas, la défausse est mélangée à la pioche.'
    ]
  }),
  end: () => ({
    heading: 'La fin',
    paragraphs: [
      'Le cinquième élevage gagne, même au milieu d’un tour. Il n’y a ni points ni égalité.',
      'Qui abandonne perd. Si vous convenez tous deux d’arrêter, personne n’a gagné.'
    ]
  }),
  rulings: () => ({
    heading: 'Là où la règle imprimée se tait',
    paragraphs: [
      'Nos choix : retourner une carte demande un bateau dans sa colonne. Une carte retournée est à moitié payée jusqu’à la fin de ton tour. Un poisson seul peut rester pour toujours, ou un requin l’enlève. Les vers sont visibles, et personne n’en a trop. Si la réserve est vide, les dés n’apportent rien.',
      'Ce que tu as acheté peut être repris jusqu’à ce que ce soit définitif. Retourner une carte, réussir un élevage et finir le tour montrent du nouveau : on n’y revient pas.'
    ]
  }),
  lines: () => ({
    heading: 'Chaque action en une ligne',
    paragraphs: [
      'take R prend un ver rouge. Les couleurs sont R rouge, Y jaune, G vert, B bleu, P violet et K rose ; pe est une perle.',
      'buy d1 -Y achète ce qui est en d1 pour un ver jaune. buy a4>1 -Y -Y -pe achète un poisson pour ton corail 1, pour deux vers jaunes et une perle.',
      'reveal b2 -B retourne b2. boat -R -R -pe met un bateau à l’eau.',
      'shark h4 mange ce qui est en h4, shark 2 le poisson de ton corail 2. end finit ton tour.'
    ]
  })
}
