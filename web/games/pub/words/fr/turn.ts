import type * as en from '../en/turn.ts'
import { at, beers, card, coins, the } from './cards.ts'

export const words: typeof en.words = {
  title: 'Fantasy Pub',
  board: 'La taverne, dans le sens horaire depuis la porte',
  idle: 'Que fais-tu ?',
  ahead: 'Où vont les clients, les dés en décident. Tu peux prévoir qui rentre, et que quelqu’un entre.',
  card,
  offers: { move: 'Clients', enter: 'Faire entrer', innkeeper: 'Aubergiste', pass: 'Passer' },
  asks: {
    move: 'Touche un de tes clients : là où il peut aller s’allume. Ou choisis en bas.',
    enter: 'Avec quel dé ? Ta prochaine carte apporte autant de pièces.',
    innkeeper: 'Touche qui doit boire, ou une table vide : l’aubergiste y va.'
  },
  does: { pass: 'Laisser l’autre dé : ton tour se termine.' },
  where: name => `Où va ${the(name)} ?`,
  whom: use => `${use} : qui y boit ?`,
  goes: (name, place, use) => `${use} : ${the(name)} va ${at(place)}.`,
  leaves: (name, count, use) => `${use} : ${the(name)} rentre, et tu encaisses ${beers(count)}.`,
  enters: (use, count) =>
    count ? `${use} : ta prochaine carte entre avec ${coins(Number(count))}.` : `${use} : ta prochaine carte entre.`,
  serves: (table, name, use) => `${use} : l’aubergiste va à la table ${table}, et ${the(name)} boit.`,
  inns: (table, use) => `${use} : l’aubergiste va à la table ${table}.`,
  confirm: {},
  space: (place, floor, isServed, guests) =>
    [
      place === 0 ? 'Porte' : `Table ${place}`,
      isServed && 'l’aubergiste',
      floor > 0 && `${coins(floor)} par terre`,
      guests === 0 && 'personne'
    ]
      .filter(Boolean)
      .join(', '),
  guest: (name, had, drunk) => `${card(name)}, ${coins(had)}, ${beers(drunk)}`,
  die: (use, value, isUsed) => `${use === 'A+B' ? use : `Dé ${use}`} : ${value}${isUsed ? ', utilisé' : ''}`,
  goal: goal => `But : ${beers(goal)}`,
  bank: (bank, goal) => `Bières encaissées : ${bank} sur ${goal}`,
  stack: (among, shown) =>
    `Dans la pile, cachés : ${among.join(', ') || 'aucun'} ; visibles : ${shown.join(', ') || 'aucun'}`
}
