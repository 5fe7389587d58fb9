import type { Chapter } from '../../../../chapters.ts'
import { chapters as base } from '../../../words/fr/rules.ts'
import { type MoreChapters, rulesWith } from '../../../rules.ts'

const rocks: Chapter = ({ options }) => {
  if (!options.rocks) return null
  return {
    heading: 'Les Récifs',
    paragraphs: [
      'Les Récifs sont sur une rangée, choisie par le hasard. Aucune carte ne peut y entrer ; ce qui s’y trouve déjà compte toujours pour l’ordre et le prix.',
      'Après chaque action, avant toute pioche, qui vient d’agir déplace les Récifs vers une autre rangée qui a une case libre, ou défausse exactement 2 cartes pour les garder où ils sont.',
      'Dès que 4 rangées sont pleines en même temps, les Récifs disparaissent pour de bon.',
      'Notre choix : les 4 rangées doivent être pleines à la fois, et les Récifs ne reviennent pas si une rangée se rouvre. Avec 1 seule carte, on ne peut pas les garder.'
    ]
  }
}

const monsters: Chapter = ({ options, seats }) => {
  if (!options.monsters) return null
  return {
    heading: 'Les Monstres marins',
    paragraphs: [
      `Il y a ${options.monsters} Monstres marins parmi les cartes. En main, ils prennent de la place, et on ne peut ni les défausser ni payer avec eux.`,
      'En jouer un est ton action : il prend une île de la mer, et les deux quittent le jeu. Cela ne coûte rien. Il ne peut pas entrer dans une rangée fermée, ni toucher le Départ.',
      'L’Arrivée échoue tant que quelqu’un a un Monstre marin en main. Ceux qui sont encore dans les pioches ne comptent pas.',
      'Notre choix : une Arrivée qui échoue ne coûte pas le tour, mais montre à tous qui a un Monstre marin, jusqu’à ce qu’ils soient joués. Si tu ne peux jouer qu’une Arrivée et que quelqu’un a un Monstre marin, la partie est perdue.',
      ...(seats === 1
        ? ['Notre choix : les Monstres marins ne comptent pas parmi les dix cartes que tu pioches pour le Départ.']
        : [])
    ]
  }
}

const storms: Chapter = ({ options, seats }) => {
  if (!options.storms) return null
  return {
    heading: 'Tempête et Boussole',
    paragraphs: [
      'Il y a 6 Tempêtes parmi les cartes : 2 jaunes, 2 violettes, 2 orange. Qui en pioche une la montre aussitôt, et continue à piocher quand elle est réglée. Elle n’est jamais une carte de la main.',
      'Jaune : qui l’a piochée défausse jusqu’à 3 cartes, et en garde 3 au plus tant qu’elle est là. Quand un Départ se paie, cette personne peut donner les 2 premières cartes de sa pioche sans les voir.',
      'Violette : qui l’a piochée choisit une rangée qui a une case libre. Aucune carte n’y entre plus.',
      'Orange : qui l’a piochée ne peut poser d’île qu’à côté d’une autre.',
      'Une Boussole lève n’importe quelle Tempête, en jeu ou à peine piochée. Chacun peut en user, à tout moment, et on peut se parler de la Tempête à lever.',
      'On gagne une Boussole pour tous quand un Départ est joué, quand une rangée se remplit de 6 nombres qui se suivent, et quand quelqu’un défausse toute sa main, de 2 cartes ou plus, comme action. Il y en a 6 en tout.',
      `Notre choix : il y a 2 Tempêtes de chaque couleur, puisqu’aucune règle ne dit comment les 6 se partagent. Celle d’une première main agit aussi ; chacun répond à la sienne, dans n’importe quel ordre.${seats > 1 ? ' Qui commence se décide d’après les cartes reçues, avant toute Tempête.' : ''}`,
      'Notre choix : quand une Tempête jaune est levée, sa victime ne complète sa main qu’à sa prochaine pioche. On donne des cartes sans les voir une fois par Départ, et 2, même sous 2 Tempêtes jaunes ; personne ne regarde ce que c’était. Une main au-dessus de sa limite est gardée, et ne pioche pas.',
      ...(options.monsters
        ? [
            'Notre choix : une Tempête jaune ne prend aucun Monstre marin : il peut donc rester plus de 3 cartes. Une rangée remplie une nouvelle fois peut de nouveau rapporter une Boussole.',
            'Notre choix : une main entière ne doit pas contenir de Monstre marin.'
          ]
        : []),
      'Notre choix : une Tempête violette peut partager sa rangée avec une autre ; si aucune rangée n’a de case libre, elle disparaît sans effet. Une orange ne limite ni la défausse, ni rien d’autre que la pose d’îles.',
      ...(options.rocks ? ['Notre choix : une Tempête violette peut partager sa rangée avec les Récifs.'] : []),
      'Notre choix : chacun peut user d’une Boussole, sans vote, et celle qui a servi quitte le jeu. Qui ne pourrait rien faire n’a pas perdu tant qu’une Boussole pourrait y remédier. Une main entière a au moins 2 cartes.',
      ...(options.wilds
        ? [
            'Notre choix : seules les cartes Libres de qui est bloqué comptent comme Boussoles possibles : celles des autres se trahiraient.'
          ]
        : []),
      ...(seats < 3
        ? ['Notre choix : une Tempête piochée juste avant de payer un Départ ne compte pas parmi les cartes de plus.']
        : [])
    ]
  }
}

const wilds: Chapter = ({ options }) => {
  if (!options.wilds) return null
  const others = [
    options.storms ? 'une Boussole, à tout moment' : '',
    options.monsters ? 'un Monstre marin' : ''
  ].filter(other => other !== '')
  return {
    heading: 'Les cartes Libres',
    paragraphs: [
      'Il y a 2 cartes Libres. On peut en poser une comme île de n’importe quel nombre de 1 à 80 qui n’est ni dans la mer ni détruit, selon toutes les règles de cette île.',
      `On peut aussi la jouer comme Départ, comme Arrivée${others.map(other => `, comme ${other}`).join('')}. Et on peut la défausser comme toute carte.`,
      'Notre choix : personne n’est jamais forcé de la jouer comme Départ. Son nombre peut être celui d’une île en main, dans une pioche ou défaussée ; l’île elle-même ne peut alors plus être posée.',
      ...(options.storms
        ? ['Notre choix : dans une rangée qui rapporte une Boussole, elle compte pour son nombre.']
        : []),
      ...(options.monsters
        ? ['Notre choix : on peut la jouer comme Monstre marin, mais elle n’en est pas un quand une Arrivée est jouée.']
        : [])
    ]
  }
}

const highArch: Chapter = ({ seats }) => ({
  heading: 'La Haute Arche',
  paragraphs: [
    'La mer est une arche : 2 piliers de 6 cases, a1 à b3 et f1 à g3, et par-dessus un toit de 4 rangées de 7, a4 à g7. Il n’y a pas de Départ, et rien à payer ensemble.',
    'On remplit d’abord les piliers. Dans chacun, les nombres montent d’en bas à gauche à en haut à droite, et rien ne coûte. Les deux n’ont rien à voir l’un avec l’autre.',
    'À partir du tour qui suit la 12e carte des piliers, le toit est ouvert. L’ordre et le prix y sont comme ci-dessous, de a4 à g7 et par-delà les bouts de rangée. Piliers et toit ne se touchent pas.',
    `Les 80 îles et 5 Arrivées sont ${seats > 1 ? 'distribuées également' : 'dans la pioche'}, et une main a 5 cartes. À ton tour, tu poses une île, défausses deux cartes ou joues une Arrivée, puis tu pioches jusqu’à 5.`,
    'Une fois le toit plein, une Arrivée gagne.',
    'Notre choix : les piliers ont 2 cases de large et 3 de haut, et il n’y a aucun prix entre eux et le toit.',
    ...(seats > 1
      ? [
          'Notre choix : quand le compte ne tombe pas juste, le hasard décide qui reçoit une carte de plus. Commence qui en a reçu le moins ; entre plusieurs, le hasard décide.'
        ]
      : [])
  ]
})

const pyramid: Chapter = ({ options, seats }) => ({
  heading: 'La Pyramide',
  paragraphs: [
    'La mer est une pyramide de 36 cases, en rangées de 11, 9, 7, 5, 3 et 1. Les nombres montent rangée par rangée de a1 à f6, par-delà les bouts de rangée. Il n’y a pas de Départ ; les 80 îles sont distribuées, et une main a 5 cartes.',
    'Six cases sont à explorer : c1, i1, f2, c3, h3 et f4. Qui y pose une carte doit pouvoir la payer, mais retourne d’abord la première des 30 cartes Explorateur.',
    'Départ (5) : rien ne se passe, et on paie. Boussole (6), Arrivée (5) et Joker (2) : gardés en main sans que les autres les voient, et on paie ; même la carte trouvée peut payer.',
    'Tempête (6) : la carte revient en main, rien n’est payé, et la case est fermée. Avec une Boussole de ta main, tu peux l’ouvrir, comme action. Monstre marin (5) : il emporte la carte, rien n’est payé, et la case est de nouveau libre.',
    'Récifs (1) : une carte de plus que le prix ; si ta main n’en a plus, elle vient du dessus de ta pioche, sans être vue.',
    'Un Joker se pose comme n’importe quel nombre libre, ou se joue comme Arrivée.',
    ...(options.harder ? ['Cette partie est plus dure : un Départ coûte une carte de plus, comme les Récifs.'] : []),
    ...(options.easier
      ? ['Cette partie est plus facile : 5 Jokers de plus prennent la place des Monstres marins.']
      : []),
    'Une fois les 36 cases remplies, une Arrivée ou un Joker gagne. Une case sous une Tempête n’est pas remplie.',
    'Notre choix : les rangées et la place des cases à explorer, puisque l’image manque. On juge si tu peux payer avant de retourner la carte Explorateur, et ce que tu trouves peut ensuite payer. La carte de plus des Récifs ne vient de la pioche que si ta main n’en a plus.',
    'Notre choix : rien n’est payé après une Tempête ou un Monstre marin. Une case redevenue libre retourne une nouvelle carte Explorateur, et une case sous une Tempête n’est pas remplie.',
    ...(seats > 1
      ? [
          'Notre choix : quand le compte ne tombe pas juste, le hasard décide qui reçoit une carte de plus. Commence qui en a reçu le moins ; entre plusieurs, le hasard décide.'
        ]
      : [])
  ]
})

const dayNight: Chapter = () => ({
  heading: 'Jour et nuit',
  paragraphs: [
    'Chaque île a une moitié jour et une moitié nuit. Au début, le jour est en haut dans toutes les mains.',
    'Parmi les cartes se trouvent 6 Boussoles. Qui en pioche une la montre et en pioche une autre à la place ; elle quitte le jeu, et l’autre moitié est désormais en haut, dans toutes les mains à la fois.',
    'Une île se pose dans le sens qu’elle a en main. Comme action, tu peux défausser une carte et tourner une île de la mer, même si cette carte est ta dernière.',
    'L’Arrivée demande la nuit partout dans les rangées 1 à 3, et le jour partout dans les rangées 4 à 6.',
    'Notre choix : une Boussole de la première main est écartée, remplacée et remélangée, pour que la partie commence de jour. Tant que les moitiés ne sont pas bonnes, l’Arrivée est refusée.'
  ]
})

const competitive: Chapter = () => ({
  heading: 'Compétition',
  paragraphs: [
    'Vous jouez à deux, l’un contre l’autre. À l’un le jour, à l’autre la nuit, et chaque île dans la mer montre à qui elle est.',
    'On ne prend que les 80 îles. Chacun en a 5 ; 5 autres sont ouvertes en rangée, et les 65 restantes font le paquet. On prend dans la rangée, par le bout le plus loin, et le paquet la complète.',
    'À ton tour, tu poses une île ou défausses deux cartes. Si aucune de tes cartes ne peut être posée, tu peux montrer et défausser toute ta main, et prendre toute la rangée. Si tu ne peux rien faire du tout, tu passes.',
    'Une île ne peut pas aller là où elle laisserait trop peu de nombres pour les cases libres d’un côté ou de l’autre.',
    'La partie finit quand la mer est pleine, quand après un tour vous avez tous deux 1 carte au plus, ou après 2 passes de suite.',
    'Chaque île à toi dans la mer compte 2 points, chaque carte défaussée en retire 1, et chaque suite d’au moins 3 de tes îles sans trou compte encore sa longueur.',
    'À égalité de points : le plus d’îles ; puis le moins de défausses ; puis la suite la plus longue. Sinon, égalité.',
    'Notre choix : le hasard décide qui commence et à qui est le jour. Une suite passe par-delà les bouts de rangée, ses nombres n’ont pas à se suivre, et chacune compte une fois. Qui ne peut rien faire passe, et 2 passes de suite finissent la partie.'
  ]
})

const lines: Chapter = ({ options }) => {
  const { variant, rocks, monsters, storms, wilds } = options
  const more = [
    rocks ? 'rocks 4 déplace les Récifs à la rangée 4, keep -7 -9 les garde en place.' : '',
    monsters ? 'M@e4 envoie un Monstre marin en e4.' : '',
    storms
      ? 'storm laisse frapper une Tempête, storm 4 sur la rangée 4, storm -7 -9 avec ces défausses. compass P1 lève la Tempête P1, all défausse toute la main, give 3 -7 blind propose 7 et deux sans les voir.'
      : '',
    wilds ? 'W41@f2 pose une carte Libre comme 41.' : '',
    variant === 'day_night' ? 'turn e4 -7 tourne l’île en e4 et défausse 7.' : '',
    variant === 'pyramid'
      ? '23@c1 couvre une case à explorer, pay -7 -9 la paie, clear c1 chasse une Tempête, J41@d4 pose un Joker comme 41.'
      : '',
    variant === 'competitive' ? 'exchange prend la rangée contre ta main, pass passe.' : ''
  ].filter(line => line !== '')
  return more.length > 0 ? { heading: 'D’autres actions en lignes', paragraphs: more.map(capital) } : null
}

/** A line may begin with a small letter; its paragraph tells of it. */
function capital(line: string): string {
  return `La ligne ${line}`
}

export const more: MoreChapters = { rocks, monsters, storms, wilds, highArch, pyramid, dayNight, competitive, lines }
export const rules = rulesWith(base, more)
