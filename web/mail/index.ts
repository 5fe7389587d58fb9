export {
  againMail,
  type Asked,
  confirmMail,
  deletedMail,
  handoverMail,
  invitationMail,
  linkMail,
  stillMail,
  trialMail
} from './asked.tsx'
export type { Letter } from './letter.tsx'
export { type Over, overMail } from './over.tsx'
export { turnMail } from './turn.tsx'
export type { Turn } from './turn-text.ts'
