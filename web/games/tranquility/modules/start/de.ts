import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { momentOf, pictures } from './moment.ts'
import { cardsInWords, countOrNone } from '../../words/de/counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

export const turn: typeof en.turn = {
  cards: { S: 'Start' },
  offers: { start: 'Start spielen', give: 'Karten anbieten', withdraw: 'Zurückziehen' },
  confirm: { give: picked => (picked ? `${picked} anbieten` : 'Keine anbieten') },
  start: {
    give: cards => `Du bietest ${cards} an.`,
    unseen: 'Die anderen sehen nur, wie viele.',
    none: 'Tipp auf die Karten, die du geben würdest, oder biete keine.',
    other: 'Tipp auf Karten, um dein Angebot zu ändern.'
  }
}

export const log: typeof en.log = {
  cards: { S: 'einen Start' },
  pictures,
  moment: (now, named) =>
    momentOf(now, named, {
      held: 'Du hast einen Start gezogen. Er wird sofort gespielt.',
      played: who => `${who === null ? 'Du hast' : `${who} hat`} den Start gespielt.`,
      alone: 'Er kostet 8 Karten.',
      together: 'Ihr gebt zusammen 8 Karten.',
      you: 'du',
      offers: (offers, short) =>
        `Angeboten: ${offers.join(', ')}. ${short ? `${short === 1 ? 'Es fehlt 1' : `Es fehlen ${short}`} von 8` : 'Alle 8 sind da'}.`,
      next: 'Alle 8 gehen zugleich.',
      offered: cards => `Du hast ${list(cards)} angeboten.`,
      offeredNone: 'Du hast keine angeboten.',
      change: 'Das kannst du noch ändern.',
      all: 'Alle haben geantwortet.',
      unseen: 'zwei ungesehene',
      count: cardsInWords,
      short: missing => `${missing === 1 ? 'Noch fehlt 1' : `Noch fehlen ${missing}`} von 8: Wer kann noch etwas geben?`
    }),
  phrases: {
    'can-give': count => `Ich könnte ${count} geben.`,
    'please-give': count => `Könntest du noch ${count} geben?`
  },
  events: {
    ready: () => 'In jeden Stapel wurde ein Start gemischt.',
    started: ({ seat, with: as }, who, named) =>
      `${has(seat, who)} ${as ? `${named(as)} als Start` : 'einen Start'} gespielt: Acht Karten sind fällig.`,
    pledged: ({ seat, count, blind }, who) =>
      `${who(seat) === null ? 'Du bietest' : `${who(seat)} bietet`} ${count ? cardsInWords(count) : 'keine Karte'}${blind ? ', zwei davon ungesehen' : ''}.`,
    withdrew: ({ seat }, who) => `${has(seat, who)} das Angebot zurückgenommen.`,
    paid: ({ counts }, who) =>
      `Der Start ist bezahlt: ${counts.map((count, seat) => `${who(seat) ?? 'du'} ${count}`).join(', ')}.`
  }
}

export const refusals: typeof en.refusals = card => ({
  MUST_PLAY_START: () => 'Du hast einen Start, und noch ist keiner gespielt: Er muss zuerst gespielt werden.',
  START_ALREADY_PLAYED: () => 'Der Start ist schon gespielt.',
  FINISH_NO_START: () => 'Das Ziel muss warten: Noch ist kein Start gespielt.',
  PLEDGE_COUNT: ({ count: offered, named, most }) =>
    Number(offered) > Number(most)
      ? `Mehr als ${cardsInWords(most)} kannst du nicht anbieten.`
      : `Angeboten hast du ${countOrNone(offered)}, genannt aber ${countOrNone(named)}.`,
  PLEDGE_BAD_CARDS: ({ cards }) =>
    `Das kannst du nicht anbieten, denn du hast nicht alles auf der Hand: ${card(cards)}.`,
  PLEDGE_OVER_EIGHT: ({ count: offered, short }) =>
    `Von den acht ${short === 1 ? 'fehlt' : 'fehlen'} nur noch ${cardsInWords(short)}; angeboten hast du ${cardsInWords(offered)}.`,
  START_UNPAYABLE: () => 'So kämen die acht Karten für den Start nicht mehr zusammen.'
})

/** What its card is called in a refusal. */
export const refused: typeof en.refused = { S: 'einen Start' }

export const rules: typeof en.rules = ({ seats }) => ({
  heading: 'Der Start',
  paragraphs: seats > 1 ? startTogether(seats) : START_ALONE
})

function startTogether(seats: number): readonly string[] {
  return [
    'Solange noch kein Start gespielt ist, gilt: Hast du einen auf der Hand und bist dran, musst du ihn spielen und darfst nichts anderes tun.',
    `Er kostet acht Karten, und die bezahlt ihr gemeinsam: beliebig aufgeteilt, sogar alle von einer Hand.${seats === 2 ? ' Vorher zieht ihr beide noch zwei Karten.' : ''} Jede Karte zählt, auch Ziele und die anderen Starts.`,
    'Alle bieten eine Anzahl, die jeder sieht, und suchen verdeckt die Karten dafür aus. Keine ist auch ein Angebot. Du kannst deines ändern oder zurücknehmen, bis alle Angebote stehen und zusammen acht ergeben. In diesem Augenblick werden die Karten abgeworfen, und alle ziehen, bis sie wieder fünf haben; den Anfang macht, wer den Start gespielt hat.',
    'Von da an taugen die anderen Starts nur noch zum Abwerfen.',
    'Unsere Regelung: Habt ihr alle zusammen weniger als acht Karten auf der Hand, ist die Partie verloren. Nachgezogen wird in der Reihenfolge der Plätze; den Anfang macht, wer den Start gespielt hat.'
  ]
}

const START_ALONE = [
  'Sobald du ihn auf der Hand hast und dran bist, musst du ihn spielen und darfst nichts anderes tun.',
  'Dann ziehst du, bis du zehn Karten hast, wirfst acht davon ab und ziehst, bis du wieder fünf hast. Unter den acht darf jede Karte sein.',
  'Unsere Regelung: Zehn und acht haben wir gewählt, damit es allein etwa so schwer ist wie mit anderen. Findest du keine acht Karten, ist die Partie verloren.'
]

/** Whether it has been played, where a sea is read out. */
export const aloud: typeof en.aloud = ({ startPlayed }) =>
  startPlayed === undefined ? undefined : startPlayed ? 'Der Start ist gespielt.' : 'Es ist noch kein Start gespielt.'
