import type * as en from '../en/turn.ts'
import { beers, card, coins, to } from './cards.ts'

export const words: typeof en.words = {
  title: 'Fantasy Pub',
  board: 'Die Kneipe, im Uhrzeigersinn von der Tür an',
  idle: 'Was tust du?',
  ahead: 'Wohin Gäste gehen, entscheiden die Würfel. Planen kannst du, wer heimgeht und dass jemand hereinkommt.',
  card,
  offers: { move: 'Gäste', enter: 'Einlassen', innkeeper: 'Wirt', pass: 'Passen' },
  asks: {
    move: 'Tippe einen deiner Gäste an: Wohin er kann, leuchtet auf. Oder wähle unten.',
    enter: 'Mit welchem Würfel? So viele Münzen bringt deine nächste Karte mit.',
    innkeeper: 'Tippe an, wer trinken soll, oder einen leeren Tisch: Dorthin geht der Wirt.'
  },
  does: { pass: 'Den anderen Würfel liegen lassen: Dein Zug endet.' },
  where: name => `Wohin geht ${card(name)}?`,
  whom: use => `${use}: Wer trinkt dort?`,
  goes: (name, place, use) => `${use}: ${card(name)} geht ${to(place)}.`,
  leaves: (name, count, use) => `${use}: ${card(name)} geht heim, und du bekommst ${beers(count)} gutgeschrieben.`,
  enters: (use, count) =>
    count ? `${use}: Deine nächste Karte kommt mit ${coins(Number(count))}.` : `${use}: Deine nächste Karte kommt.`,
  serves: (table, name, use) => `${use}: Der Wirt geht an Tisch ${table}, und ${card(name)} trinkt.`,
  inns: (table, use) => `${use}: Der Wirt geht an Tisch ${table}.`,
  confirm: {},
  space: (place, floor, isServed, guests) =>
    [
      place === 0 ? 'Tür' : `Tisch ${place}`,
      isServed && 'der Wirt',
      floor > 0 && `${coins(floor)} auf dem Boden`,
      guests === 0 && 'niemand'
    ]
      .filter(Boolean)
      .join(', '),
  guest: (name, had, drunk) => `${card(name)}, ${coins(had)}, ${beers(drunk)}`,
  die: (use, value, isUsed) => `${use === 'A+B' ? use : `Würfel ${use}`}: ${value}${isUsed ? ', gebraucht' : ''}`,
  goal: goal => `Ziel: ${beers(goal)}`,
  bank: (bank, goal) => `${bank} von ${goal} Bieren gutgeschrieben`,
  stack: (among, shown) =>
    `Im Stapel, verdeckt: ${among.join(', ') || 'niemand'}; offen: ${shown.join(', ') || 'niemand'}`
}
