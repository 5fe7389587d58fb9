import { card, cards, into, list, one, rocks, special, the, theOne, ware } from './cards.ts'

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Burghändler',
  board: 'Der Plan',
  idle: 'Tippe eine Karte an, um sie auszulegen oder zu reisen, oder wähle etwas anderes.',
  card,
  /** What stands on a special space; short. */
  short: {
    cheese: 'Kä',
    wine: 'We',
    cloth: 'Tu',
    weapons: 'Wa',
    gems: 'Ju',
    warehouse: 'La',
    meadow: 'Wi'
  },
  draft: 'lässt sich zurücknehmen',
  place: (name: string, coins?: readonly number[]) =>
    coins
      ? `${special(name)}, ${coins.length > 0 ? `zahlt ${coins.join(', ')}` : 'zahlt keine Münzen mehr'}`
      : special(name),
  merchant: (number: number, own: boolean) => (own ? 'dein Händler' : `Händler ${number}`),
  reserve: 'Plättchen im Vorrat',
  left: (what: string, count: number) => `${card(what)}: ${count} im Vorrat`,
  deck: (count: number) => `noch ${cards(count)} im Stapel`,
  gold: (gold: number) => `${gold} von 18 Gold`,
  wagon: (wares: readonly string[]) => `Im Wagen: ${wares.length > 0 ? list(wares.map(ware)) : 'nichts'}`,
  holds: (hand: number, rock: number) => `${cards(hand)}, ${rocks(rock)}`,
  offers: {
    rock: 'Felsen',
    remove: 'Entfernen',
    roll: 'Würfeln',
    end: 'Zug beenden',
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
  where: (terrain: string) => `${card(terrain)}: Tippe ein leeres Feld an, um es auszulegen, oder ein Ziel.`,
  asks: {
    rock: 'Wohin soll dein Felsen? Niemand steht darauf oder kommt daran vorbei.',
    remove: 'Welches Plättchen soll weg? Das kostet zwei beliebige Karten.',
    put: (what: string) => `Wohin kommt ${the(what)}? Tippe ein Feld an oder wähle etwas anderes.`,
    shift: (what: string) => `Wohin? Tippe erst das Ziel an, dann, was dorthin soll: ${card(what)}.`,
    return: (what: string) => `Was kommt zurück in den Vorrat? Tippe es an: ${card(what)}.`
  },
  which: (what: string, to: string) => `Nach ${to}: Tippe jetzt an, was dorthin soll (${card(what)}).`,
  lays: (terrain: string, to: string) => `Du legst ${one(terrain)} auf ${to}, für diese Karte.`,
  moved: (terrain: string, from: string, to: string) =>
    `Im Vorrat ist nichts mehr: ${the(terrain)} von ${from} kommt nach ${to}.`,
  goes: (terrain: string, to: string) =>
    `Du reist nach ${to}, für diese eine Karte: Was an ${card(terrain)} zusammenhängt, ist ein Weg.`,
  enters: (name: string, terrain: string) => `Du gehst ${into(name)}: Jede Karte genügt, hier ${the(terrain)}.`,
  puts: (what: string, to: string) => `Auf ${to} kommt ${the(what)}.`,
  shifts: (what: string, from: string, to: string) => `Du versetzt ${theOne(what)} von ${from} nach ${to}.`,
  returns: (what: string, to: string) => `Du legst ${theOne(what)} von ${to} zurück in den Vorrat.`,
  blocks: (to: string) => `Dein Felsen kommt auf ${to}: Dort steht niemand, und niemand kommt vorbei.`,
  removes: (to: string) => `Das Plättchen auf ${to} kommt zurück in den Vorrat.`,
  sells: (what: string, coin?: string) =>
    coin
      ? `Du verkaufst ${ware(what)} für ${coin} Gold.`
      : `Du verkaufst ${ware(what)} und füllst deine Hand auf sechs.`,
  does: {
    roll: 'Zwei Karten für einen Wurf: eine Landschaft oder ein Felsen.',
    end: 'Du ziehst so viele Karten, wie du gespielt hast, höchstens drei, sonst eine. Das ist endgültig.',
    skip: 'Der Würfel bleibt ohne Folgen.',
    'no-sale': 'Du behältst deine Ware.',
    bonus: 'Nach einem Verkauf ist der Wurf umsonst: eine Landschaft oder ein Felsen.',
    'no-roll': 'Der Würfel bleibt liegen, und dein Zug ist vorbei.'
  },
  choose: (missing: number) => (missing === 1 ? 'Wähle noch 1 Karte.' : `Wähle ${missing} Karten.`),
  paid: (picked: readonly string[]) => `Du gibst ${list(picked.map(one))}.`
}
