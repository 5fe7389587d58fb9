export { type Asked, confirmMail, invitationMail } from './asked.tsx'
export type { Letter } from './letter.tsx'
export { type Turn, turnMail } from './turn.tsx'
