import { events as common } from '../../../../words/fr/events.ts'
import { has } from '../../../../words/fr/has.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { sideOf } from '../../said/sides.ts'
import type * as en from '../en/log.ts'
import { card, colours, either, one, purse } from './cards.ts'
import { sides } from './sides.ts'
import { de } from '../../../../words/fr/elision.ts'

const listed = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)
const some = (count: number, single: string, several: string) => `${count} ${count > 1 ? several : single}`

const ends: EndWords = {
  FIVE_BREEDINGS: 'Cinq couples ont fait un élevage : c’est gagné.',
  STOPPED: 'La partie s’est arrêtée là.'
}

const events: EventWords = {
  dealt: ({ first }, who) => `La mer est en place. ${who(first) === null ? 'Tu commences' : `${who(first)} commence`}.`,
  rolled: ({ seat, dice }, who) => `${has(seat, who)} lancé les dés : ${colours(dice)}.`,
  took: ({ seat, colour }, who) => `${has(seat, who)} pris ${one(colour)}.`,
  turn: ({ seat }, who) => `C’est à ${who(seat) ?? 'toi'} de jouer.`,
  bought: ({ seat, cell, card: bought, paid, coral }, who) =>
    `${has(seat, who)} acheté ${one(bought)} en ${cell}${coral ? ` pour le corail ${coral}` : ''}, pour ${purse(paid)}.`,
  bred: ({ seat, coral, pair }, who) => `${has(seat, who)} fait un élevage sur le corail ${coral} : ${card(pair)}.`,
  wanted: ({ pair, left }) => `Nouvelle carte d’élevage : ${card(pair)} ; il en reste ${left}.`,
  looked: ({ seat, cell, paid }, who) => `${has(seat, who)} fait retourner ${cell}, pour ${purse(paid)}.`,
  revealed: ({ cell, card: shown }) => `Retourné en ${cell} : ${card(shown)}.`,
  launched: ({ seat, boats, paid }, who) => `${has(seat, who)} mis à l’eau le bateau ${boats}, pour ${purse(paid)}.`,
  ate: ({ seat, cell, coral, card: eaten }, who) =>
    `${who(seat) === null ? 'Ton requin' : `Le requin ${de(who(seat))}`} a mangé ${one(eaten)}, ${coral ? `sur le corail ${coral}` : `en ${cell}`}.`,
  ended: ({ seat }, who) => `${has(seat, who)} terminé ${who(seat) === null ? 'ton' : 'son'} tour.`,
  drained: ({ cells }) => `Le courant a emporté de l’eau vide : ${listed(cells)}.`,
  shuffled: ({ count }) => `La défausse est revenue : la pioche a ${some(count, 'carte', 'cartes')}.`,
  flowed: ({ cards, hidden, left }) =>
    `Nouveau dans la mer : ${listed([...Object.entries(cards).map(([cell, shown]) => `${card(shown)} en ${cell}`), ...(hidden > 0 ? [some(hidden, 'carte cachée', 'cartes cachées')] : [])])} ; ${left} dans la pioche.`,
  over: ({ why }) => ends[why]
}

export const log: typeof en.log = {
  ends,
  merits: {
    bred: 'Un élevage fait gagner la partie.',
    bought: 'Cela vaut son prix.',
    launched: 'Un bateau ouvre davantage de mer.',
    took: 'Cette couleur est la plus utile.',
    ended: 'Rien d’autre ne vaut son prix.',
    other: 'De tout ce qui est permis, cela semble le mieux.'
  },
  follows: {
    bred: 'Le cinquième couple gagne.',
    ate: 'Les deux cartes s’en vont.',
    launched: 'Une colonne de plus est ouverte.'
  },
  moments: {
    rolled: (dice, who) => `${who === null ? 'Tu as' : `${who} a`} lancé les dés : ${colours(dice)}.`,
    take: list => `Prends un ver : ${either(list)}.`,
    takes: who => `${who} prend maintenant un ver.`,
    begins: 'Le récif est à droite ; le courant va à gauche, vers la rive.',
    first: 'Ton bateau ouvre la colonne a : achètes-y ce que tu veux.',
    other: who => `${who} commence.`
  },
  piles: {
    row2: 'Cachées dans la rangée 2, depuis la rive',
    row3: 'Cachées dans la rangée 3, depuis la rive',
    deck: 'La pioche, la première carte d’abord',
    breeding: 'Les prochaines cartes d’élevage, la première d’abord'
  },
  events: { ...common, ...events },
  standing: ({ players, viewer }, seat) => {
    const { bred = 0, boats = 0, pearls = 0, sharks = 0, worms } = players[seat] ?? {}
    const held = Object.fromEntries(Object.entries(worms ?? {}).filter(([, count]) => count > 0))
    return [
      ...(viewer === 'watcher' ? [sideOf(sides, viewer, seat)] : []),
      `${some(bred, 'élevage', 'élevages')} sur 5`,
      some(boats, 'bateau', 'bateaux'),
      `vers : ${purse(held) || 'aucun'}`,
      ...(pearls > 0 ? [some(pearls, 'perle', 'perles')] : []),
      ...(sharks > 0 ? [some(sharks, 'requin', 'requins')] : [])
    ].join(', ')
  }
}
