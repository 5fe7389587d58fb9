import type { PlanWords } from '../en/plan.ts'

export const words: PlanWords = {
  composing: 'Plan :',
  arm: there => (there > 0 ? 'Ajouter au plan' : 'Prévoir ce coup'),
  andThen: 'Et ensuite…',
  off: 'Reprendre',
  byThen: happens => `D’ici là : ${happens.join(' ')}`,
  goOn: 'Touche la suite, ou prévois-le ainsi.',
  unseen: 'Au-delà, personne ne peut prévoir.',
  change: 'Modifier',
  all: entries => `Les ${entries}`,
  close: 'Fermer',
  likely: (played, of) => `Devrait marcher ${played} fois sur ${of}.`,
  wakes: 'Sinon, on te dit pourquoi.',
  yours: 'Ton plan',
  up: written => `Essayer ${written} plus tôt`,
  drop: written => `Retirer ${written} du plan`,
  keeps:
    'À ton tour, le premier de ces coups qui ne coûte pas plus est joué au bout de 90 secondes, si tu n’as pas joué toi-même. Si aucun n’est possible, on te dit pourquoi. Si l’on te demande autre chose, on te le dit aussi, et le plan reste.',
  keepsBack:
    'Ton tour reste à toi. Si rien ne vient de toi pendant deux fois le temps prévu pour un tour, le premier de ces coups qui ne coûte pas plus est joué. Si aucun n’est possible, on te dit pourquoi. Dès que tu joues toi-même, le plan disparaît.',
  silent: 'Seulement si je ne joue pas',
  soon: 'Dès que c’est mon tour',
  kept: ([first = '', ...others]) =>
    [`Ton plan, si tu ne joues pas : ${first}.`, ...others.map(other => `Sinon ${other}.`)].join(' '),
  idle: entries => `Ton plan, si tu ne joues pas : ${entries.join(' ; ')}. Sans rythme fixé, il n’est jamais joué.`,
  armed: ([first = '', ...others]) => [`Ton plan : ${first}.`, ...others.map(other => `Sinon ${other}.`)].join(' '),
  due: (first, time) => `Joué dès ${time}, quand tu pars : ${first}.`,
  dueKept: (first, day) => `Ton plan : ${first}. Seulement si tu ne fais rien d’ici là : ${day}.`,
  dueFrom: time => `Il se joue tout seul à partir de ${time}, sauf si tu joues avant.`,
  now: 'Jouer',
  withdraw: 'Y renoncer',
  less: says => `${says} ou moins`,
  turn: steps => steps.join('. Ensuite : '),
  dropped: whys => `Ton plan n’a pas été joué. ${whys.join(' ')}`,
  cut: whys => `Une partie de ton plan est jouée, le reste non. ${whys.join(' ')}`,
  why: (written, reason) => `${written} : ${reason}`
}
