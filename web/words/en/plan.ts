/** What is said of plans. */
export const words = {
  composing: 'Plan:',
  arm: (there: number): string => (there > 0 ? 'Add to my plan' : 'Plan this'),
  andThen: 'And then …',
  off: 'Take back',
  byThen: (happens: readonly string[]) => `By then: ${happens.join(' ')}`,
  goOn: 'Tap what comes then, or plan it like this.',
  unseen: 'Further ahead nobody can see.',
  change: 'Change',
  all: (entries: number) => `All ${entries}`,
  close: 'Close',
  likely: (played: number, of: number) => `Should work in ${played} of ${of} cases.`,
  wakes: 'If it cannot be played, we tell you why.',
  yours: 'Your plan',
  up: (written: string) => `Try ${written} earlier`,
  drop: (written: string) => `Take ${written} out of the plan`,
  keeps:
    'When it is your turn, the first of these that is possible and costs no more is played after 90 seconds, unless you play yourself. If none is, we tell you why. If you are asked for something else, we tell you too, and the plan stays.',
  keepsBack:
    'Your turn stays yours. If nothing comes from you for twice as long as a turn is meant to take, the first of these that is possible and costs no more is played. If none is, we tell you why. Once you play yourself, the plan is gone.',
  silent: 'Only if I stay silent',
  soon: 'As soon as it is my turn',
  armed: ([first = '', ...others]: readonly string[]) =>
    [`Your plan: ${first}.`, ...others.map(other => `Otherwise ${other}.`)].join(' '),
  kept: ([first = '', ...others]: readonly string[]) =>
    [`Your plan, should you stay silent: ${first}.`, ...others.map(other => `Otherwise ${other}.`)].join(' '),
  idle: (entries: readonly string[]) =>
    `Your plan, should you stay silent: ${entries.join('; ')}. With no set pace nobody ever counts as silent.`,
  due: (first: string, time: string) => `Played from ${time}, once you leave: ${first}.`,
  dueKept: (first: string, day: string) => `Your plan: ${first}. Only if you stay silent until ${day}.`,
  dueFrom: (time: string) => `It is played by itself from ${time} on, unless you play before.`,
  now: 'Play now',
  withdraw: 'Withdraw',
  less: (says: string) => `${says} or less`,
  turn: (steps: readonly string[]) => steps.join('. Then: '),
  dropped: (whys: readonly string[]) => `Your plan was not played. ${whys.join(' ')}`,
  cut: (whys: readonly string[]) => `Part of your plan was played, the rest was not. ${whys.join(' ')}`,
  why: (written: string, reason: string) => `${written}: ${reason}`
}

export type PlanWords = typeof words
