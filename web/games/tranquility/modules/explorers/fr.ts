import type * as en from './en.ts'
import { has } from '../../../../words/fr/has.ts'
import { kinds, momentOf, pictures } from './moment.ts'

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

export const turn: typeof en.turn = {
  cards: { C: 'Boussole' },
  offers: { pay: 'Payer' },
  explorers: {
    space: 'case à explorer, libre',
    stormed: 'sous une Tempête',
    left: count => `Cartes Explorateur : ${count}`,
    stormedAt: cells => `Tempêtes en ${cells}`,
    first: (card, cell, due) =>
      `${card} en ${cell} : d’abord une carte Explorateur, puis ${due ? cards(due) : 'rien'} à payer.`,
    clears: cell => `Une Boussole chasse la Tempête de ${cell}.`,
    which: 'Quelle Tempête la Boussole chasse-t-elle ?',
    choose: missing => `Choisis ${cards(missing)} pour payer, ta trouvaille aussi si tu veux.`,
    pays: cards => `Payer avec ${cards}.`
  }
}

export const log: typeof en.log = {
  cards: { C: 'une Boussole' },
  pictures,
  kinds,
  follows: {
    'explored storm': 'Une Boussole peut la chasser.',
    'explored monster': 'Qui s’y rend explore à nouveau.',
    'explored start': 'Le voyage continue.',
    'explored rocks': 'Ils coûtent une carte de plus.',
    'explored kept': 'Elle reste en main.',
    cleared: 'La case est de nouveau libre.'
  },
  moment: now =>
    momentOf(now, {
      mine: due => `Paie maintenant ${cards(due)}.`,
      theirs: (who, due) => `${who} paie maintenant ${cards(due)}.`
    }),
  events: {
    explorers: ({ left }) => `Cartes Explorateur face cachée : ${left}.`,
    explored: ({ seat, cell, explorer, card }, who, named) => {
      const turned = `${has(seat, who)} exploré ${cell} : `
      switch (explorer) {
        case 'storm':
          return `${turned}une Tempête. Elle ferme la case, et le ${card} revient en main.`
        case 'monster':
          return `${turned}un Monstre marin. Il prend le ${card}, et la case est de nouveau libre.`
        case 'rocks':
          return `${turned}des Récifs acérés.`
        case 'start':
          return `${turned}un Départ.`
        case 'kept':
          return `${turned}${card ? named(card) : 'une carte à garder'}.`
      }
    },
    'explorer-paid': ({ seat, count, unseen }, who) => {
      const paid = count < 2 ? 'une carte' : `${count} cartes`
      return `${has(seat, who)} payé ${count === 0 && unseen ? 'une carte de la pioche sans la voir' : paid}${count && unseen ? ', et une de la pioche sans la voir' : ''}.`
    },
    cleared: ({ seat, cell }, who) => `${has(seat, who)} chassé la Tempête de ${cell} avec une Boussole.`
  }
}

export const refusals: typeof en.refusals = {
  SPACE_STORMED: ({ cell }) => `Une Tempête se trouve en ${cell}.`,
  NO_COMPASS_CARD: ({ cell }) =>
    cell
      ? `Pour libérer ${cell}, il faut une Boussole, et une Tempête à cet endroit.`
      : 'Une Boussole chasse une Tempête, et il n’y en a pas ici.'
}

export const refused: typeof en.refused = { C: 'une Boussole' }

export const record: typeof en.record = {
  storm: 'Tempête',
  compass: 'Boussole',
  monster: 'Monstre',
  finish: 'Arrivée',
  start: 'Départ',
  rocks: 'Récifs acérés',
  joker: 'Joker'
}

export const rules: typeof en.rules = ({ options, seats }) => ({
  heading: 'La Pyramide',
  paragraphs: [
    'La mer est une pyramide de 36 cases, en rangées de 11, 9, 7, 5, 3 et 1. Les numéros montent rangée par rangée de a1 à f6, par-delà les bouts de rangée. Il n’y a pas de Départ ; les 80 îles sont distribuées, et chaque main a 5 cartes.',
    'Six cases sont à explorer : c1, i1, f2, c3, h3 et f4. Si tu y poses une carte, tu dois pouvoir la payer, mais tu retournes d’abord la première des 30 cartes Explorateur.',
    'Départ (5) : rien ne se passe, et on paie. Boussole (6), Arrivée (5) et Joker (2) : gardés en main sans que les autres les voient, et on paie ; même la carte trouvée peut servir à payer.',
    'Tempête (6) : la carte revient en main, rien n’est payé, et la case est fermée. Avec une Boussole de ta main, tu peux l’ouvrir, comme action. Monstre marin (5) : il emporte la carte, rien n’est payé, et la case est de nouveau libre.',
    'Récifs acérés (1) : une carte de plus que le prix ; si ta main n’en a plus, elle vient du dessus de ta pioche, sans être vue.',
    'Un Joker se pose comme n’importe quel nombre libre, ou se joue comme Arrivée.',
    ...(options.harder
      ? ['Cette partie est plus difficile : un Départ coûte une carte de plus, comme les Récifs.']
      : []),
    ...(options.easier
      ? ['Cette partie est plus facile : 5 Jokers de plus prennent la place des Monstres marins.']
      : []),
    'Une fois les 36 cases remplies, une Arrivée ou un Joker gagne. Une case sous une Tempête n’est pas remplie.',
    'Notre choix : les rangées et la place des cases à explorer, puisque nous n’avons pas trouvé d’image. On regarde si tu peux payer avant de retourner la carte Explorateur, et ce que tu trouves peut ensuite servir à payer. La carte de plus pour les Récifs ne vient de la pioche que si ta main n’en a plus.',
    'Notre choix : rien n’est payé après une Tempête ou un Monstre marin. Une case redevenue libre retourne une nouvelle carte Explorateur, et une case sous une Tempête n’est pas remplie.',
    ...(seats > 1
      ? [
          'Notre choix : quand le compte ne tombe pas juste, le hasard décide qui reçoit une carte de plus. Celui qui en a reçu le moins commence ; s’ils sont plusieurs, le hasard décide.'
        ]
      : [])
  ]
})

export const line: typeof en.line =
  '23@c1 couvre une case à explorer, pay -7 -9 la paie, clear c1 chasse une Tempête, J41@d4 pose un Joker comme 41.'

export const harbour: typeof en.harbour = {
  presets: { pyramid: 'Pyramide' },
  settings: {
    variant: {
      values: { pyramid: 'Pyramide' },
      says: { pyramid: 'Une mer qui se resserre jusqu’à une case ; six de ses cases cachent une carte Explorateur.' }
    },
    harder: {
      label: 'Plus difficile',
      values: { false: 'Non', true: 'Oui' },
      hint: 'Un Départ parmi les cartes Explorateur coûte une carte de plus.'
    },
    easier: {
      label: 'Plus facile',
      values: { false: 'Non', true: 'Oui' },
      hint: 'Cinq Jokers parmi les cartes Explorateur, à la place des Monstres marins.'
    }
  }
}
