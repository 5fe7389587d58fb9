import type { CrewWords } from '../en/crew.ts'

export const crew: CrewWords = {
  cats: ['Schiffskatze Pip', 'Schiffskatze Mo', 'Schiffskatze Tiger', 'Schiffskatze Bo', 'Schiffskatze Luna'],
  captain: 'Käpt’n',
  alone: 'Gleich mit der Schiffskatze spielen'
}
