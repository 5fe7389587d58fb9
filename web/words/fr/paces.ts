import type { Pace } from '../../../schema/wire/opening.ts'

export const paces: Record<Pace, string> = {
  none: 'Pas de rythme fixé',
  hours: 'Quelques coups par jour',
  day: 'À peu près un coup par jour',
  days: 'Un coup tous les deux ou trois jours',
  week: 'À peu près un coup par semaine'
}
