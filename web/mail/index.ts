export { type Asked, confirmMail, invitationMail } from './asked.tsx'
export type { Letter } from './letter.tsx'
export { turnMail } from './turn.tsx'
export type { Turn } from './turn-text.ts'
