import type { HarbourWords } from '../en/harbour.ts'
import { DAY, number } from '../figures.ts'

export const words: HarbourWords = {
  title: 'Slow Boat: Spiele per Link, mit Menschen weit weg',
  heading: 'Spiele per Link, mit Menschen weit weg',
  about: [
    'Slow Boat ist zum Spielen mit Menschen, die weit weg sind: heute ein Zug, morgen ein Zug, wann es dir passt.',
    'Eröffne eine Partie und schick jedem seinen Link. Kein Konto, nichts zu installieren, keine Eile.'
  ],
  games: 'Spiele',
  seats: {
    heading: 'Deine Plätze',
    kept: 'Nur auf diesem Gerät gemerkt.',
    at: (name, game) => `${name} in ${game}`,
    hosted: (names, game) => `${game} mit ${names}`,
    host: 'Von dir eröffnet: die Links',
    asking: 'Wird nachgesehen …',
    yours: 'Du bist dran',
    waiting: names => `Wartet auf ${names}`,
    free: 'Noch nicht besetzt',
    over: 'Die Partie ist zu Ende',
    sealed: 'Mit diesem Link genommen, vielleicht auf einem anderen Gerät von dir.',
    reissued: 'Dieser Link wurde ersetzt. Bitte um den neuen, wer die Partie eröffnet hat.',
    gone: 'Dieser Link öffnet nichts mehr.',
    unreachable: 'Konnte gerade nicht gefragt werden.',
    forget: 'Vergessen',
    forgetNamed: what => `${what} auf diesem Gerät vergessen`
  },
  form: {
    heading: 'Partie eröffnen',
    players: 'Wie viele spielen?',
    mine: 'Ich spiele mit',
    mineHint: 'Der erste Platz ist deiner.',
    yourName: 'Dein Name',
    friendName: 'Name von jemandem',
    nameOf: seat => `Name für Platz ${seat}`,
    more: 'Mail, Sprache, Zeitzone',
    moreOf: name => `für ${name}`,
    address: 'Mailadresse',
    addressHint: 'Wenn du magst. Sie bekommt eine Einladung und, sobald dort ja gesagt wurde, Nachricht bei jedem Zug.',
    language: 'Sprache',
    zone: 'Zeitzone',
    pace: 'Tempo',
    paces: {
      none: 'Kein Tempo',
      hours: 'Ein paar Züge am Tag',
      day: 'Etwa ein Zug am Tag',
      days: 'Alle paar Tage ein Zug',
      week: 'Etwa ein Zug in der Woche'
    },
    paceHint: 'So wissen alle, womit sie rechnen können. Niemand verliert, weil er langsam ist.',
    links: {
      legend: 'Wer kann eine Hand sehen?',
      open: {
        label: 'Wer den Link des Platzes hat.',
        hint: 'Du also auch: Alle Links bleiben auf deiner Seite. Jeder öffnet seinen Platz auf jedem Gerät.'
      },
      sealed: {
        label: 'Nur wer dort sitzt.',
        hint: 'Du also nicht: Deine Links laden ein, und wer einen Platz nimmt, bekommt einen Link, den sonst niemand hat.'
      },
      usual: 'Wenn du nichts wählst: nur wer dort sitzt, falls ihr gegeneinander spielt.'
    },
    preset: 'Art der Partie',
    own: 'Eine eigene Mischung',
    settings: 'Mehr zum Spiel',
    submit: 'Partie eröffnen',
    sending: 'Wird eröffnet …',
    clear: 'Formular leeren'
  },
  odds: {
    heading: 'Wie schwer ist es?',
    grades: { easy: 'Sanft.', fair: 'Mittel.', hard: 'Schwer.', fierce: 'Sehr schwer.' },
    usual: 'Das übliche Spiel',
    won: share =>
      share
        ? `Automaten gewinnen ${share} von 100 solchen Partien.`
        : 'Automaten gewinnen eine solche Partie so gut wie nie.',
    against: (first, drawn) =>
      `Unter Automaten gewinnt, wer beginnt, ${first} von 100 Partien; ${drawn || 'kaum welche'} enden unentschieden.`,
    asSet: (label, value) => `${label}: ${value}`,
    parts: 'Diese Mischung hat niemand gemessen. Mit weniger davon gewinnen Automaten von 100 Partien so viele:',
    measured: (date, matches, margin) =>
      `Am ${new Intl.DateTimeFormat('de', DAY).format(date)} haben Automaten jedes dieser Spiele ${number('de', matches)}-mal gespielt, mit jeder Zahl von Spielern. ` +
      `In 19 von 20 Fällen verschiebt der Zufall einen Anteil um höchstens ${number('de', margin)}. Menschen spielen anders: Das sind niemandes eigene Aussichten.`,
    caption: 'Von Automaten gewonnen, von 100 Partien',
    setup: 'Spiel',
    players: count => (count === 1 ? 'allein' : `${count}`),
    first: 'gewonnen von dem, der beginnt'
  },
  wrong: {
    marked: 'Bitte sieh dir die markierten Felder noch einmal an.',
    NAME_MISSING: 'Wer sitzt hier? Ein Name fehlt.',
    NAME_LONG: 'Höchstens 24 Zeichen, bitte.',
    NAME_SIGNS: 'Ein Name geht ohne / @ : und unsichtbare Zeichen.',
    ADDRESS: 'Das ist keine Mailadresse: sie sieht aus wie anna@example.org.',
    ZONE: 'Diese Zeitzone gibt es nicht: sie sieht aus wie Europe/Paris.',
    unreachable: 'Slow Boat ist nicht zu erreichen. Nichts ist verloren: Versuch es gleich noch einmal.'
  }
}
