import type { VoyagesWords } from '../en/voyages.ts'

export const words: VoyagesWords = {
  title: 'Eure gemeinsamen Partien',
  none: 'Noch keine Partie, die ihr zusammen zu Ende gespielt habt.',
  kept: 'Gezählt werden eure letzten fünfzig Partien, von denen jede mit „Noch einmal“ auf die vorige folgte. Nur die Plätze dieser Crew sehen das, und eine gelöschte Partie zählt nicht mehr.',
  you: 'Du',
  crew: (names, matches, won, stopped) =>
    [
      `${names}: ${matches === 1 ? 'eine Partie' : `${matches} Partien`}`,
      ...(won === null ? [] : [`${won} gewonnen`]),
      ...(stopped ? [`${stopped} abgebrochen`] : [])
    ].join(', '),
  won: (setup, won, of) => `${setup}: ${won} von ${of} gewonnen.`,
  against: (setup, of, firsts) =>
    `${setup}: ${of === 1 ? 'eine Partie' : `${of} Partien`}${firsts && `; vorn: ${firsts}`}.`,
  times: (name, times) => `${name} ${times}-mal`,
  back: 'Zum Tisch'
}
