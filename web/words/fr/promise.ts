import type { PromiseWords } from '../en/promise.ts'

export const words: PromiseWords = {
  heading: 'La donne est-elle honnête ?',
  text: 'La donne a été scellée avant que quiconque voie une carte. À la fin, le récit de la partie ouvre le sceau. Il doit dire la même chose :'
}
