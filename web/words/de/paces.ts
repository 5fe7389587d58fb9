import type { Pace } from '../../../schema/wire/opening.ts'

export const paces: Record<Pace, string> = {
  none: 'Kein festes Tempo',
  hours: 'Ein paar Züge am Tag',
  day: 'Etwa ein Zug am Tag',
  days: 'Alle paar Tage ein Zug',
  week: 'Etwa ein Zug in der Woche'
}
