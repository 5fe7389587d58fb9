import type { Who } from '../../../../../seat/game.ts'
import { events as base } from '../../../words/de/events.ts'
import type { MoreEndWords, MoreEventWords } from '../../events.ts'

const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)
const has = (seat: number, who: Who) => (who(seat) === null ? 'Du hast' : `${who(seat)} hat`)

const NAMED: { readonly [card: string]: string } = {
  S: 'einen Start',
  F: 'ein Ziel',
  M: 'ein Seeungeheuer',
  W: 'eine freie Karte',
  C: 'einen Kompass',
  J: 'einen Joker'
}
const named = (card: string) => NAMED[card] ?? card
/** The same, as what was found. */
const FOUND: { readonly [card: string]: string } = { F: 'ein Ziel', C: 'ein Kompass', J: 'ein Joker' }
const COLOURS = { Y: 'gelbe', P: 'lila', O: 'orange' }
const SIDES = { day: 'Tag', night: 'Nacht' }
const storm = (name: string) => `${COLOURS[name[0] as keyof typeof COLOURS]} Sturm ${name}`
const den = (name: string) => storm(name).replace('gelbe', 'gelben').replace('orange', 'orangen')

export const ends: MoreEndWords = { SCORED: 'Nach Punkten: Die Partie ist zu Ende.' }

export const events: MoreEventWords = {
  drew: ({ seat, count, cards: own }, who) => `${has(seat, who)} ${own ? list(own.map(named)) : cards(count)} gezogen.`,
  placed: (facts, who) => {
    const card = facts.with ? `${named(facts.with)} als ${facts.card}` : facts.card
    return base.placed({ ...facts, card }, who)
  },
  started: (facts, who) =>
    facts.with
      ? `${has(facts.seat, who)} ${named(facts.with)} als Start gespielt: Acht Karten sind fällig.`
      : base.started(facts, who),
  finished: (facts, who) =>
    facts.with ? `${has(facts.seat, who)} ${named(facts.with)} als Ziel gespielt.` : base.finished(facts, who),
  pledged: (facts, who) => {
    const offer = base.pledged(facts, who)
    return facts.blind ? offer.replace(/\.$/, ', zwei davon ungesehen.') : offer
  },
  'rocks-laid': ({ row }) => `Die Felsen liegen auf Reihe ${row}.`,
  'rocks-moved': ({ seat, row }, who) => `${has(seat, who)} die Felsen auf Reihe ${row} gelegt.`,
  'rocks-kept': ({ seat, count }, who) => `${has(seat, who)} die Felsen gehalten und dafür ${cards(count)} abgeworfen.`,
  'rocks-gone': () => 'Vier Reihen sind voll: Die Felsen sind für immer fort.',
  destroyed: ({ seat, card, cell, with: as }, who) =>
    `${has(seat, who)} ${as ? `${named(as)} als Seeungeheuer` : 'ein Seeungeheuer'} geschickt: Die Insel ${card} auf ${cell} ist fort.`,
  FINISH_MONSTER_HELD: ({ seats }, who) =>
    `Das Ziel misslingt: Ein Seeungeheuer liegt auf der Hand bei ${list(seats.map(seat => who(seat) ?? 'dir'))}.`,
  stormed: ({ seat, storm: name }, who) => `${has(seat, who)} den ${den(name)} gezogen.`,
  'storm-struck': ({ seat, storm: name, count, row }, who) => {
    if (row !== undefined) return `Der ${storm(name)} sperrt Reihe ${row}.`
    const lies = `Der ${storm(name)} liegt vor ${who(seat) ?? 'dir'}`
    return count ? `${lies} und kostet ${cards(count)}.` : `${lies}.`
  },
  'storm-left': ({ storm: name }) => `Der ${storm(name)} fand keine Reihe und ist fort.`,
  'compass-earned': ({ by, row }) =>
    by === 'row' ? `Reihe ${row} ist lückenlos: Ein Kompass ist gewonnen.` : 'Ein Kompass ist gewonnen.',
  'compass-spent': ({ seat, storm: name, with: as }, who) =>
    `${has(seat, who)} den ${den(name)} mit ${as ? named(as).replace('eine freie', 'einer freien').replace('einen', 'einem') : 'einem Kompass'} vertrieben.`,
  'whole-hand': ({ seat, count }, who) => `${has(seat, who)} eine ganze Hand abgeworfen: ${cards(count)}.`,
  'set-aside': ({ seat }, who) =>
    `${has(seat, who)} einen Kompass gezogen und beiseitegelegt: Er kommt zurück in den Stapel.`,
  flipped: ({ seat, side }, who) =>
    `${has(seat, who)} einen Kompass gezogen: Auf allen Händen ist jetzt ${SIDES[side]}.`,
  rotated: ({ seat, cell, side }, who) =>
    `${has(seat, who)} die Karte auf ${cell} gedreht: Dort ist jetzt ${SIDES[side]}.`,
  explorers: ({ left }) => `${left} Entdeckerkarten liegen verdeckt.`,
  explored: ({ seat, cell, explorer, card }, who) => {
    const turned = `${has(seat, who)} ${cell} erkundet: `
    switch (explorer) {
      case 'storm':
        return `${turned}ein Sturm. Er sperrt das Feld, und ${card} geht zurück auf die Hand.`
      case 'monster':
        return `${turned}ein Seeungeheuer. Es holt ${card}, und das Feld ist wieder frei.`
      case 'rocks':
        return `${turned}Felsen.`
      case 'start':
        return `${turned}ein Start.`
      case 'kept':
        return `${turned}${card ? FOUND[card] : 'eine Karte zum Behalten'}.`
    }
  },
  'explorer-paid': ({ seat, count, unseen }, who) =>
    `${has(seat, who)} mit ${count === 0 && unseen ? 'einer ungesehenen Karte vom Stapel' : count === 1 ? 'einer Karte' : `${count} Karten`}${count && unseen ? ' und einer ungesehenen vom Stapel' : ''} bezahlt.`,
  cleared: ({ seat, cell }, who) => `${has(seat, who)} den Sturm auf ${cell} mit einem Kompass vertrieben.`,
  'row-laid': ({ row, day }, who) => `In der offenen Reihe liegen ${list(row)}. Der Tag gehört ${who(day) ?? 'dir'}.`,
  took: ({ seat, cards: taken }, who) => `${has(seat, who)} ${list(taken)} aus der Reihe genommen.`,
  exchanged: ({ seat, cards: shown }, who) => `${has(seat, who)} ${list(shown)} gezeigt und gegen die Reihe getauscht.`,
  passed: ({ seat }, who) => `${has(seat, who)} gepasst.`,
  scored: ({ scores }, who) =>
    `Punkte: ${scores.map(({ points }, seat) => `${who(seat) ?? 'du'} ${points}`).join(', ')}.`
}
