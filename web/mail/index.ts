export {
  againMail,
  type Asked,
  boatMail,
  confirmMail,
  deletedMail,
  handoverMail,
  hostConfirmMail,
  hostLinkMail,
  invitationMail,
  linkMail,
  stillMail,
  untakenMail,
  trialMail
} from './asked.tsx'
export { digestMail } from './digest.tsx'
export type { Letter } from './letter.tsx'
export { type Over, overMail } from './over.tsx'
export { shownBy } from './shown.ts'
export { turnMail } from './turn.tsx'
export type { Turn } from './turn-text.ts'
