import type { BriefWords } from '../en/brief.ts'

export const words: BriefWords = {
  handover: 'Jemand fragt, ob ein anderer deinen Platz haben darf.',
  turn: 'Du bist dran.',
  reminder: 'Du bist noch dran.',
  last: 'Du bist noch dran. Das ist die letzte Erinnerung.',
  over: 'Die Partie ist zu Ende.',
  nudge: 'Ein Stups: Du bist dran.',
  still: 'Hier hat lange niemand gespielt. Geht es noch weiter?',
  woken: 'Die Partie ist wieder wach, und du bist dran.',
  again: 'Eine neue Partie mit denselben Leuten hat begonnen.',
  deleted: 'Diese Partie wurde gelöscht.',
  plan: 'Dein Plan wurde gespielt.',
  trial: 'Das ist der Test, den du wolltest. Es klappt.'
}
