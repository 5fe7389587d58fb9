import type * as en from './en.ts'
import { has } from '../../../../words/fr/has.ts'
import { momentOf, pictures } from './moment.ts'
import { picture } from './picture.ts'

const COLOURS: { readonly [colour: string]: string } = { Y: 'jaune', P: 'violette', O: 'orange' }

const cards = (count: number) => (count < 2 ? 'une carte' : `${count} cartes`)
const colour = (name: string) => COLOURS[name.charAt(0)]
const coloured = (name: string) => `la Tempête ${colour(name)} ${name}`

export const turn: typeof en.turn = {
  offers: { storm: 'Laisser frapper', compass: 'Boussole', all: 'Tout défausser' },
  storms: {
    name: name => `Tempête ${name}`,
    before: (name, who) => (name.startsWith('Y') ? `${who} : 3 au plus` : `${who} : seulement à côté d’îles`),
    leaves: missing => `La Tempête te laisse trois cartes : encore ${missing} à défausser.`,
    takes: cards => `La Tempête frappe : défausser ${cards}.`,
    blocks: row => `La Tempête bloque la rangée ${row}.`,
    whichRow: 'Touche la rangée que la Tempête bloque.',
    strikes: 'La Tempête frappe.',
    onRow: (name, row) => `Tempête ${name} en rangée ${row}`,
    anyTime: 'Tu peux utiliser une Boussole à tout moment.',
    lift: name => `Lever ${coloured(name)}`,
    lifts: name => `Une Boussole lève ${coloured(name)}.`,
    whichStorm: 'Une Boussole peut lever une Tempête : laquelle ?',
    compasses: (pool, supply) => `Boussoles ${pool}, réserve ${supply}`,
    all: 'Défausser toute ta main et gagner une Boussole.'
  }
}

export const log: typeof en.log = {
  phrases: { lift: storm => `Une Boussole pourrait lever la Tempête ${storm}.` },
  pictures,
  moment: now =>
    momentOf(now, {
      drew: (storm, who) => `${who === null ? 'Tu as' : `${who} a`} pioché ${coloured(storm)}.`,
      mine: {
        Y: 'Elle ne te laisse que trois cartes.',
        P: 'Elle bloque une rangée de ton choix.',
        O: 'Elle ne te laisse poser qu’à côté d’îles.'
      },
      theirs: {
        Y: 'Elle ne lui laisse que trois cartes.',
        P: 'Elle bloque une rangée de son choix.',
        O: 'Elle ne lui permet de poser qu’à côté d’îles.'
      },
      lift: 'Une Boussole peut la lever.'
    }),
  follows: { 'compass-earned': 'Elle peut lever une Tempête à tout moment.' },
  events: {
    stormed: ({ seat, storm }, who) => `${has(seat, who)} pioché ${coloured(storm)}.`,
    'storm-struck': ({ seat, storm, count, row }, who) => {
      const lies = row === undefined ? `se pose devant ${who(seat) ?? 'toi'}` : `bloque la rangée ${row}`
      return `La Tempête ${colour(storm)} ${storm} ${lies}${count && row === undefined ? `, au prix de ${cards(count)}` : ''}.`
    },
    'storm-left': ({ storm }) => `La Tempête ${colour(storm)} ${storm} n’a trouvé aucune rangée et disparaît.`,
    'compass-earned': ({ by, row }) =>
      by === 'row' ? `La rangée ${row} se suit sans trou : une Boussole est gagnée.` : 'Une Boussole est gagnée.',
    'compass-spent': ({ seat, storm, with: as }, who, named) =>
      `${has(seat, who)} levé ${coloured(storm)} avec ${as ? named(as) : 'une Boussole'}.`,
    'whole-hand': ({ seat, count }, who) => `${has(seat, who)} défaussé une main entière : ${cards(count)}.`
  }
}

export const refusals: typeof en.refusals = {
  ORANGE_NEEDS_NEIGHBOUR: ({ cell }) => `Sous ta Tempête orange, une île a besoin d’une voisine ; ${cell} n’en a pas.`,
  STORM_CHOICE: () => 'La Tempête demande une autre réponse.',
  PURPLE_ROW_FULL: ({ row }) => `La rangée ${row} est pleine : il en faut une avec une case libre.`,
  COMPASS_NONE: () => 'Il n’y a pas de Boussole à utiliser.',
  STORM_NOT_ACTIVE: ({ storm }) => `Il n’y a pas de Tempête ${storm} en ce moment.`,
  WHOLE_HAND_TOO_SMALL: () => 'Une main entière compte au moins deux cartes.',
  WHOLE_HAND_MONSTER: () => 'Tu as un Monstre marin en main : elle ne peut pas être défaussée entière.'
}

export const refused: typeof en.refused = { P1: 'la Tempête P1', P2: 'la Tempête P2' }

export const record: typeof en.record = { Y: 'Tempête jaune', P: 'Tempête violette', O: 'Tempête orange' }

export const rules: typeof en.rules = ({ options, seats }) => ({
  heading: 'Tempête et Boussole',
  paragraphs: [
    'Il y a 6 Tempêtes parmi les cartes : 2 jaunes, 2 violettes, 2 orange. Si tu en pioches une, tu la montres aussitôt, et tu continues à piocher une fois qu’elle a frappé. Elle ne compte jamais comme carte en main.',
    'Jaune : si tu l’as piochée, tu défausses jusqu’à n’avoir que 3 cartes, et tu en gardes 3 au plus tant qu’elle est là. Quand un Départ se paie, tu peux donner les 2 premières cartes de ta pioche sans les voir.',
    'Violette : si tu l’as piochée, tu choisis une rangée qui a une case libre. Aucune carte n’y entre plus.',
    'Orange : si tu l’as piochée, tu ne peux poser d’île qu’à côté d’une autre.',
    'Une Boussole lève n’importe quelle Tempête, en jeu ou à peine piochée. Chacun peut en utiliser une à tout moment, et on peut parler de la Tempête à lever.',
    'On gagne une Boussole pour tous quand un Départ est joué, quand une rangée se remplit de 6 nombres qui se suivent, et quand quelqu’un défausse toute sa main, de 2 cartes ou plus, comme action. Il y en a 6 en tout.',
    `Notre choix : il y a 2 Tempêtes de chaque couleur, puisqu’aucune règle ne dit comment les 6 se partagent. Celle d’une première main frappe aussi ; chacun répond à la sienne, dans n’importe quel ordre.${seats > 1 ? ' Qui commence se décide d’après les cartes reçues, avant toute Tempête.' : ''}`,
    'Notre choix : quand ta Tempête jaune est levée, tu ne complètes ta main qu’à ta prochaine pioche. On ne donne des cartes sans les voir qu’une fois par Départ, et 2 au plus, même sous 2 Tempêtes jaunes ; personne ne regarde ce que c’était. Une main au-dessus de sa limite est gardée, mais on ne pioche pas.',
    ...(options.monsters
      ? [
          'Notre choix : une Tempête jaune ne prend aucun Monstre marin : il peut donc rester plus de 3 cartes. Une rangée remplie une nouvelle fois peut de nouveau rapporter une Boussole.',
          'Notre choix : une main entière ne doit pas contenir de Monstre marin.'
        ]
      : []),
    'Notre choix : une Tempête violette peut partager sa rangée avec une autre ; si aucune rangée n’a de case libre, elle disparaît sans effet. Une orange ne limite ni la défausse, ni rien d’autre que la pose d’îles.',
    ...(options.rocks ? ['Notre choix : une Tempête violette peut partager sa rangée avec les Récifs acérés.'] : []),
    'Notre choix : chacun peut utiliser une Boussole, sans vote, et celle qui a servi quitte le jeu. Si tu ne peux rien faire, tu n’as pas perdu tant qu’une Boussole pourrait y remédier. Une main entière a au moins 2 cartes.',
    ...(options.wilds
      ? [
          'Notre choix : seuls les Jokers du joueur bloqué comptent comme Boussoles possibles : ceux des autres se trahiraient.'
        ]
      : []),
    ...(seats < 3
      ? ['Notre choix : une Tempête piochée juste avant de payer un Départ ne compte pas parmi les cartes de plus.']
      : [])
  ],
  picture: { ...picture(), says: 'Une Tempête violette est sur la rangée 3 : aucune carte ne peut y aller.' }
})

export const line: typeof en.line =
  'storm laisse frapper une Tempête, storm 4 sur la rangée 4, storm -7 -9 avec ces défausses. compass P1 lève la Tempête P1, all défausse toute la main, give 3 -7 blind propose le 7 et deux cartes sans les voir.'

export const harbour: typeof en.harbour = {
  settings: {
    storms: {
      label: 'Tempête et Boussole',
      values: { false: 'Sans', true: 'Avec' },
      hint: 'Six Tempêtes interrompent la pioche ; les Boussoles gagnées ensemble les lèvent.'
    }
  }
}
