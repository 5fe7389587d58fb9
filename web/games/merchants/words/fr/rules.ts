import type { Chapter } from '../../../chapters.ts'

const ROCKS: { readonly [seats: number]: string } = { 2: 'quatre rochers', 3: 'trois rochers', 4: 'deux rochers' }

const aim: Chapter = ({ seats }) => ({
  heading: 'De quoi il s’agit',
  paragraphs: [
    'Cinq châteaux achètent cinq marchandises. Vos chariots partent de l’entrepôt avec une marchandise de chaque sorte, et entre là et les châteaux il n’y a rien du tout : vous posez le pays vous-mêmes, tuile par tuile, et le parcourez. Qui réunit 18 écus en premier gagne aussitôt.',
    `Vous commencez avec six cartes et ${ROCKS[seats] ?? 'des rochers'}. Il y a 60 cartes et 45 tuiles : champs, forêts, montagnes, villages et domaines, douze cartes et neuf tuiles de chaque.`
  ]
})

const map: Chapter = () => ({
  heading: 'Le pays',
  paragraphs: [
    'Il a 61 cases. L’entrepôt (g9) est tout en haut, la prairie (e5) au milieu. Le fromage (c7) et le vin (i7) se vendent à quatre pas de l’entrepôt, les étoffes (g3) et les armes (a3) à six, les gemmes (c1) à huit : plus c’est loin, plus c’est cher.',
    'À côté de chaque château sont les pièces qu’il paie, la plus haute d’abord. La prochaine vente y rapporte la première. Plus vous êtes nombreux, plus il y a de pièces.',
    'Notre choix : aucun texte ne dit à quoi ressemble la carte imprimée ni quelles pièces sont où. La carte et les pièces sont de nous, fidèles à tout ce qu’on en sait.'
  ]
})

const turn: Chapter = () => ({
  heading: 'Ton tour',
  paragraphs: [
    'Tu joues autant de cartes que tu veux, l’une après l’autre, puis tu finis ton tour.',
    'Poser : tu joues une carte, et une tuile de ce paysage va sur n’importe quelle case vide. S’il n’en reste pas en réserve, une tuile du même paysage se déplace, si personne ne s’y tient.',
    'Voyager : tu joues une carte d’un paysage, et ton marchand parcourt les tuiles de ce paysage qui se touchent, aussi loin que tu veux. La première doit être à côté de lui. Dans un château, l’entrepôt ou la prairie juste à côté, toute carte le fait entrer. Les marchands se croisent et peuvent partager une case.',
    'Pour deux cartes, n’importe lesquelles, une tuile retourne dans la réserve. Pour deux cartes, tu lances le dé.'
  ]
})

const rocks: Chapter = () => ({
  heading: 'Les rochers',
  paragraphs: [
    'Avant la première carte de ton tour, tu peux poser un de tes rochers sur une case sans château, entrepôt, prairie ni marchand, même sur une tuile. Personne ne s’y arrête ni n’y passe, et la tuile dessous ne sert plus. Il reste jusqu’à ce qu’un six l’enlève.'
  ]
})

const die: Chapter = () => ({
  heading: 'Le dé',
  paragraphs: [
    'De un à cinq, il nomme les paysages : champ, forêt, montagne, village, domaine. Tu poses une telle tuile de la réserve sur une case vide, tu en déplaces une, tu en remets une, ou tu passes. Là où quelqu’un se tient, rien n’est pris.',
    'Un six est un rocher : tu en poses un de la réserve commune, tu en déplaces un, tu en remets un, ou tu passes. Notre choix : les rochers remis sont à tous.'
  ]
})

const end: Chapter = () => ({
  heading: 'Quand tu finis ton tour',
  paragraphs: [
    'Tu pioches autant de cartes que tu en as joué, trois au plus ; si tu n’en as pas joué, une. Personne n’en a plus de six. Enlever et lancer le dé comptent pour deux cartes, un rocher pour aucune.',
    'Puis compte l’endroit où tu es. Si ce tour t’a mené dans la prairie ou à l’entrepôt, ta main est complétée à six. L’entrepôt charge aussi ce qui manque à ton chariot. Qui ne fait qu’y rester pioche comme d’habitude.',
    'Un château dont tu as la marchandise l’achète : contre sa plus haute pièce, ou contre une main complétée à six. Tu peux aussi la garder. Après une vente, tu peux lancer le dé gratuitement.',
    'Si ta dernière carte est jouée, la table finit ton tour d’elle-même.'
  ]
})

const over: Chapter = () => ({
  heading: 'La fin',
  paragraphs: [
    'Les écus, c’est la valeur des pièces. Avec 18, c’est gagné, avant tout autre lancer. Les autres suivent selon leurs écus ; à égalité, on partage la place.',
    'Si tous sont d’accord pour arrêter, qui a le plus d’écus gagne. Qui abandonne finit dernier.'
  ]
})

const rulings: Chapter = () => ({
  heading: 'Là où la règle imprimée se tait',
  paragraphs: [
    'Nos choix : une main a six cartes au plus. Là où quelqu’un se tient ne va ni rocher ni autre tuile. Les marchands se croisent librement. Quitter la prairie et y revenir, c’est y entrer. Un château achète à chaque fin de tour passée là, pas seulement le jour de l’arrivée. Le lancer gratuit va avec une vente. Qui est enfermé par des rochers peut lancer le dé et espérer un six.',
    'Ce que tu as fait peut être repris tant que ce n’est pas définitif. Un lancer et la fin d’un tour montrent du nouveau : ils sont définitifs aussitôt.'
  ]
})

const lines: Chapter = () => ({
  heading: 'Chaque action en une ligne',
  paragraphs: [
    'F champ, W forêt, M montagne, V village, E domaine. Une case est une lettre et un chiffre : a1 est en bas à gauche.',
    'rock f7 pose un rocher. M@f8 pose une montagne ; V@e2>f8 déplace un village quand il n’en reste plus.',
    'go d7 -M voyage avec une carte montagne. remove e3 -F -V enlève une tuile, roll -F -V lance le dé.',
    'Après un lancer : put f8, shift e3>f8, return e3, skip. end finit ton tour.',
    'Dans un château : sell coin, sell cards, no sale ; puis roll ou no roll.'
  ]
})

export const chapters: readonly Chapter[] = [aim, map, turn, rocks, die, end, over, rulings, lines]
