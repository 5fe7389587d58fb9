import type { Chapter } from '../../../../../web/games/chapters.ts'
import type { Sign } from '../../../../../web/games/harbour.ts'
import { events as common } from '../../../../../web/words/de/events.ts'
import type { Kind } from '../../../engine/state.ts'
import type { EventWords, OwnRefusals } from '../../said.ts'

const KINDS: { readonly [kind: string]: string } = {
  cockle: 'Herzmuschel',
  mussel: 'Miesmuschel',
  oyster: 'Auster',
  whelk: 'Wellhornschnecke'
}

const card = (kind: string) => KINDS[kind] ?? kind
const list = (kinds: readonly Kind[]) => new Intl.ListFormat('de').format(kinds.map(card))
const many = (count: number) => (count === 1 ? '1 Muschel' : `${count} Muscheln`)

export const turn = {
  title: 'Muscheln',
  hand: 'Dein Wunsch',
  idle: 'Weitergraben oder ausruhen?',
  card,
  board: 'Der Strand',
  spot: (spot: number, kind: string | null) => `Platz ${spot}: ${kind ? card(kind) : 'Sand'}`,
  heap: (left: number) => `Noch ${many(left)} im Sand`,
  found: 'In diesem Zug gefunden',
  wish: (kind: string) => `Dein Wunsch: ${card(kind)}`,
  offers: { take: 'Aufheben', dig: 'Graben', rest: 'Ausruhen' },
  from: (spot: string) => `Du nimmst, was auf Platz ${spot} liegt.`,
  does: {
    take: 'Nimm eine Muschel vom Strand.',
    dig: 'Du deckst die nächste Muschel auf. Hast du von ihrer Art in diesem Zug schon eine, verlierst du alle.',
    rest: 'Was du gefunden hast, kommt in deinen Korb, und die Flut kommt.'
  }
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Alle haben einen Wunsch. ${who(first) === null ? 'Du fängst' : `${who(first)} fängt`} an.`,
  took: ({ seat, shell }, who) =>
    `${who(seat) === null ? 'Du hast' : `${who(seat)} hat`} am Strand aufgehoben: ${card(shell)}.`,
  digs: ({ seat }, who) => `${who(seat) === null ? 'Du gräbst' : `${who(seat)} gräbt`}.`,
  dug: ({ seat, shell }, who) => `${who(seat) === null ? 'Du hast' : `${who(seat)} hat`} ausgegraben: ${card(shell)}.`,
  lost: ({ seat, kinds }, who) =>
    `Das ist die zweite ihrer Art. ${who(seat) === null ? 'Du verlierst' : `${who(seat)} verliert`}: ${list(kinds)}.`,
  kept: ({ seat, kinds }, who) => `${who(seat) === null ? 'Du behältst' : `${who(seat)} behält`}: ${list(kinds)}.`,
  tide: ({ die, shell }) => (shell ? `Die Flut nahm von Platz ${die}: ${card(shell)}.` : 'Die Flut nahm nichts mit.'),
  filled: () => 'Der Strand liegt wieder voll.',
  counted: ({ wishes }, who) =>
    wishes
      .map((wish, seat) => `${who(seat) === null ? 'Dein Wunsch' : `${who(seat)}s Wunsch`}: ${card(wish)}.`)
      .join(' ')
}

export const log = {
  events: { ...common, ...events },
  why: { COUNTED: 'Im Sand liegt keine Muschel mehr.', STOPPED: 'Die Partie wurde hier beendet.' },
  merits: {
    took: 'Eine Muschel, die schon daliegt, kostet nichts.',
    digs: 'Bei so wenigen lohnt sich noch eine.',
    kept: 'Was im Korb ist, nimmt keine Flut.'
  },
  standing: many
}

export const ending = {
  reached: (count: number) => `${many(count)} in allen Körben`,
  turned: (seat: string | null, count: number) =>
    `Nichts kam teurer: ${many(count)} ${seat === null ? 'hast du' : `hat ${seat}`} auf einmal verloren.`
}

export const refusals: OwnRefusals = {
  NO_SHELL: ({ spot }) => `Auf Platz ${spot} liegt keine Muschel.`,
  NO_HEAP: () => 'Es gibt nichts mehr auszugraben: ruh dich aus.'
}

export const harbour: Sign = {
  title: 'Muscheln',
  sentence: 'Noch einmal graben oder ausruhen, solange du etwas hast? Und welche Muscheln wollen die anderen?',
  picture: 'Muscheln am Strand zwischen Ebbe und Flut',
  presets: {},
  settings: {}
}

const aim: Chapter = () => ({
  heading: 'Worum es geht',
  paragraphs: [
    'Ihr sucht Muscheln am Strand. Jede in deinem Korb zählt einen Punkt, und jede der Art, die du dir wünschst, zwei mehr. Deinen Wunsch kennt bis zum Ende niemand sonst.',
    'Die Partie endet mit dem Zug, an dessen Ende im Sand keine Muschel mehr liegt. Bei Gleichstand gewinnt, wer mehr Arten hat.'
  ]
})

const rounds: Chapter = () => ({
  heading: 'Dein Zug',
  paragraphs: [
    'Nimm eine Muschel vom Strand. Dann gräbst du, so oft du willst: Die nächste Muschel im Sand wird aufgedeckt. Hast du von ihrer Art in diesem Zug schon eine gefunden, verlierst du alles, was du in ihm gefunden hast.',
    'Ruhst du dich aus, kommt das Gefundene in deinen Korb.',
    'Nach jedem Zug sagt ein Würfel, von welchem Platz die Flut eine Muschel nimmt; bei einer 6 nimmt sie keine. Dann wird der Strand aufgefüllt.',
    'Von jeder Art gibt es neun: Herzmuscheln, Miesmuscheln, Austern und Wellhornschnecken.'
  ]
})

const lines: Chapter = () => ({ heading: 'Jeder Zug als Zeile', paragraphs: ['take 3, dig, rest'] })

export const chapters: readonly Chapter[] = [aim, rounds, lines]
