import type { PromiseWords } from '../en/promise.ts'

export const words: PromiseWords = {
  heading: 'La donne est-elle honnête ?',
  dealtBefore:
    'Ces cartes ont déjà été jouées : qui a vu le récit de cette partie les connaît toutes et ne devrait pas s’asseoir ici. Le sceau dit seulement que rien n’a été changé.',
  text: 'Tout le hasard a été scellé avant que quiconque voie une carte. À la fin, le récit de la partie ouvre le sceau. Il doit dire la même chose :'
}
