import type { ShelfWords } from '../en/shelf.ts'

export const words: ShelfWords = {
  title: 'Slow Boat: Spiele per Link, mit Menschen weit weg',
  heading: 'Spiele per Link, mit Menschen weit weg',
  about: [
    'Slow Boat ist zum Spielen mit Menschen da, die weit weg sind: heute ein Zug, morgen ein Zug, wann es dir passt.',
    'Eröffne eine Partie und schick allen ihren Link. Kein Konto, nichts zu installieren, keine Eile.'
  ],
  games: 'Spiele',
  players: (least, most) => (least === most ? `${least} Personen` : `${least} bis ${most} Personen`),
  length: (turns, time) => `etwa ${turns} Züge: ${time} bei einem Zug am Tag`,
  boat: name => `Boot ${name}`,
  seats: {
    heading: 'Deine Plätze',
    kept: 'Nur auf diesem Gerät gespeichert.',
    at: (name, game) => `${name} bei „${game}“`,
    hosted: (names, game) => `„${game}“ mit ${names}`,
    host: 'Von dir eröffnet: die Links',
    asking: 'Wird nachgesehen …',
    yours: 'Du bist dran',
    waiting: names => `Wartet auf ${names}`,
    free: 'Noch nicht besetzt',
    over: 'Die Partie ist zu Ende',
    sealed: 'Mit diesem Link genommen, vielleicht auf einem anderen Gerät von dir.',
    reissued: 'Dieser Link wurde ersetzt. Den neuen hat, wer die Partie eröffnet hat.',
    gone: 'Dieser Link öffnet nichts mehr.',
    unreachable: 'Lässt sich gerade nicht sagen.',
    forget: 'Vergessen',
    forgetNamed: what => `${what} auf diesem Gerät vergessen`
  }
}
