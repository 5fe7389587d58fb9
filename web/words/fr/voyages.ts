import type { VoyagesWords } from '../en/voyages.ts'

export const words: VoyagesWords = {
  title: 'Vos parties ensemble',
  none: 'Vous n’avez pas encore fini de partie ensemble.',
  kept: 'On compte vos cinquante dernières parties, chacune ouverte « encore une fois » après la précédente. Seules les places de cet équipage voient cette page, et une partie supprimée ne compte plus.',
  you: 'Toi',
  crew: (names, matches, won, stopped) =>
    [
      `${names} : ${matches === 1 ? 'une partie' : `${matches} parties`}`,
      ...(won === null ? [] : [won === 1 ? '1 gagnée' : `${won} gagnées`]),
      ...(stopped ? [stopped === 1 ? '1 arrêtée' : `${stopped} arrêtées`] : [])
    ].join(', '),
  won: (setup, won, of) => `${setup} : ${won} sur ${of} ${won > 1 ? 'gagnées' : 'gagnée'}.`,
  against: (setup, of, firsts) =>
    `${setup} : ${of === 1 ? 'une partie' : `${of} parties`}${firsts && ` ; en tête : ${firsts}`}.`,
  times: (name, times) => `${name} ${times} fois`,
  back: 'Vers la table'
}
