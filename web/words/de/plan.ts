import type { PlanWords } from '../en/plan.ts'

export const words: PlanWords = {
  composing: 'Plan:',
  arm: there => (there > 0 ? 'Zum Plan dazu' : 'So planen'),
  andThen: 'Und dann …',
  off: 'Zurück',
  byThen: happens => `Bis dahin: ${happens.join(' ')}`,
  goOn: 'Tippe an, was dann kommt, oder plane es so.',
  unseen: 'Weiter voraus sieht niemand.',
  change: 'Ändern',
  all: entries => `Alle ${entries}`,
  close: 'Schließen',
  likely: (played, of) => `Sollte in ${played} von ${of} Fällen klappen.`,
  wakes: 'Geht es nicht, sagen wir dir, warum.',
  yours: 'Dein Plan',
  up: written => `${written} früher versuchen`,
  drop: written => `${written} aus dem Plan nehmen`,
  keeps:
    'Bist du dran, wird nach 90 Sekunden das Erste gespielt, das dann geht und nicht mehr kostet, außer du spielst selbst. Geht nichts davon, sagen wir dir, warum. Wirst du etwas anderes gefragt, melden wir uns auch, und der Plan bleibt.',
  keepsBack:
    'Dein Zug bleibt deiner. Kommt doppelt so lange nichts von dir, wie ein Zug dauern soll, wird das Erste gespielt, das dann geht und nicht mehr kostet. Geht nichts davon, sagen wir dir, warum. Spielst du selbst, ist der Plan weg.',
  silent: 'Nur, wenn ich nicht spiele',
  soon: 'Sobald ich dran bin',
  kept: ([first = '', ...others]) =>
    [`Dein Plan, falls du nicht spielst: ${first}.`, ...others.map(other => `Sonst ${other}.`)].join(' '),
  idle: entries => `Dein Plan, falls du nicht spielst: ${entries.join('; ')}. Ohne festes Tempo wird er nie gespielt.`,
  armed: ([first = '', ...others]) => [`Dein Plan: ${first}.`, ...others.map(other => `Sonst ${other}.`)].join(' '),
  due: (first, time) => `Ab ${time} gespielt, sobald du gehst: ${first}.`,
  dueKept: (first, day) => `Dein Plan: ${first}. Nur, wenn du so lange nichts tust: bis ${day}.`,
  dueFrom: time => `Er wird ab ${time} von selbst gespielt, wenn du nicht vorher spielst.`,
  now: 'Spielen',
  withdraw: 'Verwerfen',
  less: says => `${says} oder weniger`,
  turn: steps => steps.join('. Dann: '),
  dropped: whys => `Dein Plan wurde nicht gespielt. ${whys.join(' ')}`,
  cut: whys => `Ein Teil deines Plans ist gespielt, der Rest nicht. ${whys.join(' ')}`,
  why: (written, reason) => `${written}: ${reason}`
}
