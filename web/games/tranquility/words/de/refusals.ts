import type { RefusalWords } from '../../../../words/refusals/refusal.ts'
import { named } from '../../named.ts'
import type { OwnCode } from '../../own-codes.ts'

const cards = (count: unknown) => (count === 0 ? 'keine Karte' : count === 1 ? 'eine Karte' : `${count} Karten`)
const card = named('de', {
  S: 'einen Start',
  F: 'ein Ziel',
  M: 'ein Seeungeheuer',
  W: 'eine freie Karte',
  C: 'einen Kompass',
  J: 'einen Joker'
})

export const refusals: RefusalWords<OwnCode> = {
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `Nicht in deiner Hand: ${card(one ?? more)}.`,
  MUST_PLAY_START: () => 'Du hast einen Start, und noch ist keiner gespielt: Er kommt zuerst.',
  START_ALREADY_PLAYED: () => 'Der Start ist schon gespielt.',
  SLOT_OUT_OF_RANGE: ({ cell }) => `Das Feld ${cell} gibt es in diesem Meer nicht.`,
  SLOT_OCCUPIED: ({ cell, by }) => `Auf ${cell} liegt schon ${by}.`,
  ORDER: ({ card, cell, against }) => `${card} passt nicht auf ${cell}: Mit ${against} wäre die Reihenfolge gestört.`,
  COST_TOO_HIGH: ({ card, cell, due, can }) =>
    `${card} auf ${cell} kostet ${cards(due)}, und du kannst ${cards(can)} abwerfen.`,
  PAYMENT_COUNT: ({ card, cell, due, paid }) =>
    `${card} auf ${cell} kostet ${cards(due)}; genannt hast du ${cards(paid)}.`,
  PAYMENT_INVALID: ({ paid }) => `Mit ${card(paid)} kannst du nicht bezahlen: Nicht alles ist in deiner Hand.`,
  DISCARD_NEEDS_TWO: ({ named, can }) =>
    Number(can) < 2
      ? 'Du hast keine zwei Karten zum Abwerfen.'
      : `Abgeworfen werden genau zwei; genannt hast du ${cards(named)}.`,
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    `Das Ziel muss warten: ${open === 1 ? 'Ein Feld ist' : `${open} Felder sind`} noch frei.`,
  FINISH_NO_START: () => 'Das Ziel muss warten: Noch ist kein Start gespielt.',
  PLEDGE_COUNT: ({ count, named, most }) =>
    Number(count) > Number(most)
      ? `Mehr als ${cards(most)} kannst du nicht anbieten.`
      : `Angeboten hast du ${cards(count)}, genannt aber ${cards(named)}.`,
  PLEDGE_BAD_CARDS: ({ cards }) => `Das kannst du nicht anbieten: ${card(cards)}. Nicht alles ist in deiner Hand.`,
  PLEDGE_OVER_EIGHT: ({ count, short }) =>
    `Von den acht ${short === 1 ? 'fehlt' : 'fehlen'} nur noch ${cards(short)}; angeboten hast du ${cards(count)}.`,
  START_UNPAYABLE: () => 'So kämen die acht Karten für den Start nicht mehr zusammen.',
  ROW_BLOCKED: ({ row, by }) =>
    `Reihe ${row} ist gesperrt: Dort ${by === 'rocks' ? 'liegen die Klippen' : `tobt der Sturm ${by}`}.`,
  SPACE_STORMED: ({ cell }) => `Auf ${cell} liegt ein Sturm.`,
  PILLARS_FIRST: () => 'Das Dach ist erst offen, wenn beide Pfeiler voll sind.',
  WILD_AS_UNAVAILABLE: () => 'Das gibt es in dieser Partie nicht, auch nicht mit einer freien Karte.',
  WILD_VALUE_RANGE: ({ value }) => `Eine Insel ${value} gibt es nicht: Sie gehen von 1 bis 80.`,
  WILD_VALUE_TAKEN: ({ value }) => `Die Insel ${value} liegt im Meer oder ist schon zerstört.`,
  MONSTER_NO_TARGET: ({ cell }) => `Auf ${cell} liegt nichts, was ein Seeungeheuer nehmen könnte.`,
  MATH_IMPOSSIBLE: ({ card, cell }) => `Mit ${card} auf ${cell} ließe sich das Meer nie mehr füllen.`,
  ORANGE_NEEDS_NEIGHBOUR: ({ cell }) => `Unter deinem orangen Sturm braucht eine Insel Nachbarn; ${cell} hat keine.`,
  MONSTER_UNDISCARDABLE: () => 'Ein Seeungeheuer wird nie abgeworfen.',
  FINISH_ORIENTATION: () => 'Das Ziel muss warten: Unten muss Nacht liegen und oben Tag.',
  FINISH_MONSTER_HELD: () => 'Das Ziel muss warten: Jemand hat ein Seeungeheuer auf der Hand.',
  ROCKS_SAME_ROW: ({ row }) => `Die Klippen liegen schon in Reihe ${row}.`,
  ROCKS_ROW_FULL: ({ row }) => `Reihe ${row} ist voll: Dort ist kein Platz für die Klippen.`,
  STORM_CHOICE: () => 'Der Sturm verlangt eine andere Antwort.',
  PURPLE_ROW_FULL: ({ row }) => `Reihe ${row} ist voll: Der Sturm braucht eine mit einem freien Feld.`,
  COMPASS_NONE: () => 'Es ist kein Kompass da.',
  STORM_NOT_ACTIVE: ({ storm }) => `Einen Sturm ${storm} gibt es jetzt nicht.`,
  WHOLE_HAND_TOO_SMALL: () => 'Eine ganze Hand hat mindestens zwei Karten.',
  WHOLE_HAND_MONSTER: () => 'Du hast ein Seeungeheuer: Die ganze Hand kannst du nicht abwerfen.',
  BLIND_NOT_ALLOWED: () =>
    'Nur unter einem gelben Sturm und mit zwei Karten im Stapel kannst du ungesehen etwas geben.',
  NO_COMPASS_CARD: ({ cell }) => `Für ${cell} brauchst du einen Kompass und dort einen Sturm.`,
  NO_GRID_CARD: ({ cell }) => `Auf ${cell} liegt keine Karte, die du drehen könntest.`,
  HAND_HAS_PLAY: () => 'Eine deiner Karten lässt sich legen: Tauschen geht dann nicht.',
  EXCHANGE_EMPTY_ROW: () => 'Die offene Reihe ist leer: Es gibt nichts zu tauschen.',
  ACTION_AVAILABLE: () => 'Du kannst noch etwas tun: Passen geht dann nicht.'
}
