import type { HarbourWords } from '../en/harbour.ts'
import { DAY, number } from '../figures.ts'
import { crew } from './crew.ts'
import { length } from './length.ts'
import { paces } from './paces.ts'

export const words: HarbourWords = {
  crew,
  all: 'Alle Spiele',
  alike: {
    title: 'Dieselben Karten für eine andere Crew',
    text: game =>
      `Die Karten liegen genau so wie in einer Partie ${game}, die vorbei ist. Sobald eure auch vorbei ist, zeigen beide Verläufe nebeneinander, wie es ausging.`,
    fair: 'Hier sollte niemand sitzen, der dort saß oder den Verlauf angesehen hat: Wer das hat, kennt jede Karte. Ein Link weiß nicht, wer ihn öffnet, darum verlassen wir uns auf euch.',
    record: 'Der Verlauf jener Partie, für alle, die nur schauen wollen',
    crew: 'Wer spielt diesmal?'
  },
  form: {
    heading: 'Partie eröffnen',
    players: 'Wie viele spielen?',
    mine: 'Ich spiele mit',
    mineHint: 'Der erste Platz ist deiner.',
    host: 'Wer lädt ein?',
    hostHint: 'Du spielst nicht mit, also nennt dich jede Einladung so.',
    greeting: 'Eine Zeile von dir',
    greetingHint: 'Wenn du magst: Sie steht auf jeder Einladung, etwa „Oma, das ist für sonntags“.',
    yourName: 'Dein Name',
    friendName: 'Name deines Gegenübers',
    nameOf: seat => `Name für Platz ${seat}`,
    more: 'Mail, Sprache, Zeitzone',
    moreOf: name => `für ${name}`,
    address: 'Mailadresse',
    addressHint: 'Wenn du magst. Dorthin geht eine Einladung und, sobald ihr zugestimmt wurde, eine Mail zu jedem Zug.',
    language: 'Sprache',
    zone: 'Zeitzone',
    pace: 'Tempo',
    paces,
    ...length,
    paceHint: 'So wissen alle, womit sie rechnen können. Niemand verliert, nur weil er sich Zeit lässt.',
    links: {
      legend: 'Wer kann einen Platz öffnen?',
      open: {
        label: 'Alle, die seinen Link haben.',
        hint: 'Du also auch: Alle Links bleiben auf deiner Seite. Jeder öffnet seinen Platz, auf jedem Gerät.'
      },
      sealed: {
        label: 'Nur, wer dort sitzt.',
        hint: 'Nicht einmal du: Deine Links laden nur ein, und wer einen Platz nimmt, bekommt einen Link, den sonst niemand hat.'
      },
      rivals:
        'Spielt ihr gegeneinander, öffnet niemand den Platz von anderen. Bleibt jemand lange fort, entscheiden alle anderen zusammen, was daraus wird.',
      usual: 'Wenn du nichts wählst: alle, die den Link haben; spielt ihr gegeneinander, nur, wer dort sitzt.'
    },
    proven: 'Erst beginnen, wenn alle Bescheid bekommen können',
    provenHint:
      'Gespielt wird erst, wenn an jedem Platz eine Mailadresse bestätigt ist oder ein Test per Push oder Webhook ankam. Alle sehen, wer noch fehlt.',
    preset: 'Art der Partie',
    own: 'Eine eigene Mischung',
    settings: 'Mehr zum Spiel',
    cat: name => `Hier spielt ${name ?? 'die Schiffskatze'}`,
    catHint: 'Ein Autopilot: Er sieht, was sein eigener Platz sehen darf, und sonst nichts.',
    aloneHint: 'Allein und sofort: Die Katze hat alle anderen Plätze.',
    submit: 'Partie eröffnen',
    sending: 'Wird eröffnet …',
    clear: 'Formular leeren'
  },
  odds: {
    heading: 'Wie schwer ist es?',
    even: 'Hilft es anzufangen?',
    grades: { easy: 'Sanft.', fair: 'Mittel.', hard: 'Schwer.', fierce: 'Sehr schwer.' },
    usual: 'Das übliche Spiel',
    won: share =>
      share
        ? `Die Schiffskatze gewinnt ${share} von 100 solchen Partien.`
        : 'Die Schiffskatze gewinnt eine solche Partie so gut wie nie.',
    against: (first, drawn) =>
      `Spielen nur Automaten, gewinnt in ${first} von 100 Partien, wer beginnt${drawn === null ? '' : `; ${drawn || 'kaum eine'} ${drawn > 1 ? 'enden' : 'endet'} unentschieden`}.`,
    asSet: (label, value) => `${label}: ${value}`,
    parts:
      'Diese Mischung hat noch niemand gemessen. Mit nur einem Teil davon gewinnt die Schiffskatze so viele von 100 Partien:',
    measured: (date, matches, margin) =>
      `Am ${new Intl.DateTimeFormat('de', DAY).format(date)} haben Automaten jedes dieser Spiele ${number('de', matches)}-mal gespielt, mit jeder Zahl von Mitspielenden. ` +
      `In 19 von 20 Fällen verschiebt der Zufall einen Anteil um höchstens ${number('de', margin)}. Menschen spielen anders: Über eure Aussichten sagt das nichts Genaues.`,
    caption: 'Von der Schiffskatze gewonnen, von 100 Partien',
    setup: 'Spiel',
    players: count => (count === 1 ? 'allein' : `${count}`),
    first: 'gewonnen von denen, die beginnen'
  },
  wrong: {
    marked: 'Bitte sieh dir die markierten Felder noch einmal an.',
    NAME_MISSING: 'Wer sitzt hier? Ein Name fehlt.',
    HOST_MISSING: 'Wer lädt ein? Ein Name fehlt.',
    GREETING: 'Eine Zeile in einfachen Worten, bitte: kein Link, keine Adresse, keine Telefonnummer.',
    NAME_LONG: 'Höchstens 24 Zeichen, bitte.',
    NAME_SIGNS: 'Namen dürfen weder / @ : noch unsichtbare Zeichen enthalten.',
    ADDRESS: 'Das ist keine Mailadresse. So sähe eine aus: anna@example.org.',
    ZONE: 'Diese Zeitzone gibt es nicht. So sähe eine aus: Europe/Paris.',
    unreachable: 'Slow Boat ist nicht zu erreichen. Nichts ist verloren: Versuch es gleich noch einmal.'
  }
}
