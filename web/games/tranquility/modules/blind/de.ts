import type * as en from './en.ts'

export const turn: typeof en.turn = {
  offers: { blind: 'Zwei ungesehen' },
  blind: {
    unseen: 'Zwei vom Stapel gehen ungesehen weg. Tippe Karten an, um mehr zu geben.',
    offered: count => `${count} anbieten, zwei davon ungesehen.`
  }
}

export const refusals: typeof en.refusals = {
  BLIND_NOT_ALLOWED: () => 'Ungesehen geben kannst du nur unter einem gelben Sturm und mit zwei Karten im Stapel.'
}
