export { type Asked, confirmMail, handoverMail, invitationMail, linkMail } from './asked.tsx'
export type { Letter } from './letter.tsx'
export { turnMail } from './turn.tsx'
export type { Turn } from './turn-text.ts'
