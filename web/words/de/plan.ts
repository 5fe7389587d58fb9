import type { PlanWords } from '../en/plan.ts'

export const words: PlanWords = {
  composing: 'Plan:',
  arm: there => (there > 0 ? 'Zum Plan dazu' : 'So planen'),
  change: 'Ändern',
  close: 'Schließen',
  likely: (played, of) => `Von ${of} nächsten Zügen, die wir uns ausgemalt haben, würde er in ${played} gespielt.`,
  yours: 'Dein Plan',
  up: written => `${written} früher versuchen`,
  drop: written => `${written} aus dem Plan nehmen`,
  keeps:
    'Bist du dran, wird nach 90 Sekunden das Erste davon gespielt, das nicht mehr kostet, wenn du nicht selbst spielst. Geht nichts davon, sagen wir dir, warum. Wirst du etwas anderes gefragt, erfährst du das auch, und der Plan bleibt.',
  armed: ([first = '', ...others]) => [`Dein Plan: ${first}.`, ...others.map(other => `Sonst ${other}.`)].join(' '),
  less: says => `${says} oder weniger`,
  dropped: whys => `Dein Plan wurde nicht gespielt. ${whys.join(' ')}`,
  why: (written, reason) => `${written}: ${reason}`
}
