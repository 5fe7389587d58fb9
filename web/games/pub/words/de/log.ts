import { clanLetterOf, seatOfGuest } from '../../../../../engine/pub/room/names.ts'
import { events as common } from '../../../../words/de/events.ts'
import { has } from '../../../../words/de/has.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { rowsOf } from '../../said/rows.ts'
import type * as en from '../en/log.ts'
import { at, coins, Guest, guest, guestAs, list, to, withBeers } from './cards.ts'

const ends: EndWords = {
  GOAL: 'Das Ziel ist erreicht und die Partie gewonnen.',
  STOPPED: 'Die Partie wurde hier beendet.'
}

/** Why somebody is thrown out, as the end of a sentence. */
const REASONS = {
  coin: 'keine Münze mehr zum Zahlen',
  beer: 'das sechste Bier',
  both: 'das sechste Bier, und keine Münze mehr'
} as const

const events: EventWords = {
  dealt: ({ first }, who) => `Die Kneipe macht auf. ${who(first) === null ? 'Du beginnst' : `${who(first)} beginnt`}.`,
  entered: ({ char, coins: had }, who) => `${Guest(char, who)} kommt mit ${coins(had)} herein.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'Du bist dran.' : `${who(seat)} ist dran.`),
  rolled: ({ seat, A, B }, who) => `${has(seat, who)} ${A} und ${B} gewürfelt.`,
  forced: ({ seat, line }, who) =>
    `Etwas anderes war ${who(seat) === null ? 'dir' : `für ${who(seat)}`} nicht möglich, also hat der Tisch es gespielt: ${line}.`,
  shuffled: ({ seat, count }, who) => {
    const under = `unter ${who(seat) === null ? 'deinem Stapel' : `dem Stapel von ${who(seat)}`}`
    return count === 1 ? `Die Karte ${under} wurde umgedreht.` : `Die ${count} Karten ${under} wurden gemischt.`
  },
  tipped: ({ char, place }, who) => `${Guest(char, who)} lässt ${at(place)} eine Münze liegen.`,
  moved: ({ char, from, to: place }, who) =>
    from === place ? `${Guest(char, who)} geht einmal ganz herum.` : `${Guest(char, who)} geht ${to(place)}.`,
  took: ({ char, place }, who) => `${Guest(char, who)} hebt ${at(place)} eine Münze auf.`,
  innkeeper: ({ seat, table }, who) => `${has(seat, who)} den Wirt an Tisch ${table} geschickt.`,
  drank: ({ chars }, who) => {
    const said = list(chars.map(char => guest(char, who))).replace(/^dein /, 'Dein ')
    return chars.length === 1 ? `${said} trinkt ein Bier.` : `${said} trinken je ein Bier.`
  },
  paid: ({ rounds }, who) =>
    rowsOf(rounds)
      .map(([first = '', ...others]) => {
        const bought = others.map(name => guestAs(name, who)).join(', der zahlt eins für ')
        return `${Guest(first, who)} zahlt ein Bier für ${bought}.`
      })
      .join(' '),
  expelled: ({ chars, why }, who) =>
    chars.map((char, one) => `${Guest(char, who)} fliegt hinaus: ${REASONS[why[one] ?? 'coin']}.`).join(' '),
  left: ({ char, beers: had, bank }, who) =>
    `${Guest(char, who)} geht ${withBeers(had)} heim: insgesamt ${bank} gutgeschrieben.`,
  passed: ({ seat }, who) => `${has(seat, who)} den anderen Würfel liegen lassen.`,
  over: ({ why }) => ends[why]
}

export const log: typeof en.log = {
  ends,
  merits: {
    left: 'Was man hat, das hat man.',
    expelled: 'So fliegt jemand hinaus.',
    moved: 'So kommt er der Tür näher, oder einem Bier.',
    innkeeper: 'Ein Bier für den Richtigen.',
    passed: 'Sonst hätte nichts geholfen.',
    other: 'Von allem, was erlaubt ist, sieht es am besten aus.'
  },
  follows: {
    left: 'Die Karte liegt offen unter ihrem Stapel.',
    expelled: 'Münzen und Biere sind verloren; die Karte liegt offen unter ihrem Stapel.',
    forced: 'Von da geht der Zug weiter.'
  },
  moments: {
    begins: 'Die ersten Gäste stehen an der Tür: Jeder hat vier Münzen, und die Tische sind leer.',
    first: 'Schick deinen Gast an einen Tisch, damit der nächste hereinkann.',
    other: who => `${who} beginnt.`
  },
  events: { ...common, ...events },
  standing: ({ clans, guests, goal }, seat) => {
    const { bank = 0, hidden = 0, shown = [] } = clans[seat] ?? {}
    const inside = guests.filter(({ name }) => seatOfGuest(name) === seat).length
    return `Clan ${clanLetterOf(seat)}: ${bank} von ${goal} Bieren, ${inside} in der Kneipe, ${hidden + shown.length} im Stapel`
  }
}
