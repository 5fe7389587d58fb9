import type { CrewWords } from '../en/crew.ts'

export const crew: CrewWords = {
  cats: [
    'Pip le chat du bord',
    'Mo le chat du bord',
    'Tigre le chat du bord',
    'Bo le chat du bord',
    'Lune le chat du bord'
  ],
  captain: 'Capitaine',
  alone: 'Jouer tout de suite avec le chat du bord'
}
