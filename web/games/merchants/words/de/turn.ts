import { card, cards, into, list, one, rocks, short, special, theOne, ware } from './cards.ts'

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Castle Merchants',
  board: 'Der Plan',
  idle: 'Tippe eine Karte an oder wähle etwas anderes.',
  idleWithoutCards: 'Wähle, was du tust.',
  card,
  short,
  draft: 'lässt sich zurücknehmen',
  place: (name: string, coins?: readonly number[]) =>
    coins
      ? `${special(name)}, ${coins.length > 0 ? `zahlt ${coins.join(', ')}` : 'zahlt keine Münzen mehr'}`
      : special(name),
  merchant: (number: number) => `Händler ${number}`,
  left: (what: string, count: number) => `${card(what)}: ${count} im Vorrat`,
  deck: (count: number) => `${cards(count)} im Stapel`,
  gold: (gold: number) => `${gold} von 18 Gold`,
  wagon: (wares: readonly string[]) => `Im Wagen: ${wares.length > 0 ? list(wares.map(ware)) : 'nichts'}`,
  holds: (hand: number, rock: number) => `${cards(hand)}, ${rocks(rock)}`,
  offers: {
    rock: 'Felsen',
    remove: 'Räumen',
    roll: 'Wurf',
    end: 'Ende',
    put: 'Auslegen',
    shift: 'Versetzen',
    return: 'Zurücklegen',
    skip: 'Verzichten',
    'sell-coin': 'Für Gold',
    'sell-cards': 'Für Karten',
    'no-sale': 'Behalten',
    bonus: 'Würfeln',
    'no-roll': 'Nicht würfeln'
  },
  confirm: {},
  where: (terrain: string) => `${card(terrain)}: auslegen oder reisen? Tippe an, was leuchtet.`,
  asks: {
    rock: () => 'Wohin mit deinem Felsen? Niemand kommt daran vorbei.',
    remove: () => 'Welches Plättchen soll weg, für zwei Karten?',
    put: (what: string) => `Wohin legst du ${theOne(what)}? Oder wähle etwas anderes.`,
    shift: () => 'Tippe erst das Ziel an, dann, was dorthin soll.',
    return: () => 'Was kommt zurück in den Vorrat?'
  },
  which: (to: string, tile: string) =>
    tile
      ? `Im Vorrat ist davon nichts mehr (${card(tile)}): Tipp auf dem Plan an, was nach ${to} soll.`
      : `Nach ${to}: Tipp an, was dorthin soll.`,
  lays: (what: string, to: string) => `Du legst ${one(what)} auf ${to}.`,
  goes: (to: string, name?: string) => `Du reist ${name ? into(name) : `nach ${to}`}, für eine Karte.`,
  shifts: (what: string, from: string, to: string) => `Du versetzt ${theOne(what)} von ${from} nach ${to}.`,
  returns: (to: string) => `Was auf ${to} liegt, kommt zurück in den Vorrat.`,
  sells: (what: string, coin?: string) =>
    coin ? `Du verkaufst ${ware(what)} für ${coin} Gold.` : `Du verkaufst ${ware(what)} für Karten.`,
  ends: (drawn: string, sells?: string) =>
    `Dein Zug endet: Du ziehst ${drawn === '0' ? 'nichts' : cards(Number(drawn))}${sells ? ` und kannst ${ware(sells)} verkaufen` : ''}.`,
  does: {
    roll: 'Zwei Karten für einen Wurf.',
    skip: 'Du machst nichts damit.',
    'no-sale': 'Du behältst deine Ware.',
    bonus: 'Würfeln: nach einem Verkauf umsonst.',
    'no-roll': 'Dein Zug endet ohne Wurf.'
  },
  choose: (missing: number) => `Wähle noch ${cards(missing)}.`,
  paid: (picked: readonly string[]) => `Du gibst ${list(picked.map(one))}.`
}
