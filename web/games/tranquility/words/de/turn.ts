import type * as en from '../en/turn.ts'

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

export const words: typeof en.words = {
  title: 'Stille',
  board: 'Das Meer',
  empty: 'frei',
  draft: 'kann zurückgenommen werden',
  idle: 'Wähl eine Karte, dann ein Feld.',
  cards: { S: 'Start', F: 'Ziel' },
  offers: {
    discard: '2 abwerfen',
    start: 'Start spielen',
    finish: 'Ziel spielen',
    give: 'Karten anbieten',
    withdraw: 'Angebot zurücknehmen'
  },
  confirm: { give: picked => (picked ? `${picked} anbieten` : 'Keine anbieten') },
  count: cards,
  list: names => new Intl.ListFormat('de').format(names),
  where: card => `Wohin mit der ${card}? Ein Ring ist frei, Punkte sind der Preis.`,
  costs: (card, cell, price) => `${card} auf ${cell}, kostet ${price ? cards(price) : 'nichts'}`,
  due: (card, cell, price, missing) => `${card} auf ${cell} kostet ${cards(price)}: Wirf noch ${missing} ab.`,
  paid: (card, cell, discards) => `${card} auf ${cell}, dafür ${discards} abwerfen.`,
  free: (card, cell) => `${card} auf ${cell}. Das kostet nichts.`,
  choose: missing => `Wähl ${cards(missing)} zum Abwerfen.`,
  discard: discards => `${discards} abwerfen.`,
  give: cards => `Du bietest ${cards} an.`,
  unseen: 'Die anderen sehen nur, wie viele.',
  giveNone: 'Tipp auf die Karten, die du geben würdest, oder biete keine.',
  giveOther: 'Tipp auf Karten, um dein Angebot zu ändern.'
}
