/** All that the Worker takes from the pages; each function answers with a whole page, or with its words. */
export type { Assets } from './assets.ts'
export type { Written } from './document.tsx'
export { asked as openingAsked, type Fields } from './harbour/fields.ts'
export { atomFeed } from './brief/atom.ts'
export { briefly } from './brief/briefly.ts'
export { calendar } from './brief/calendar.ts'
export { boatPage, boatText } from './devices/page.tsx'
export { againAsked } from './again/asked.ts'
export { againPage } from './again/page.tsx'
export { alikeAsked, alikePage } from './harbour/alike.tsx'
export { harbourPage } from './harbour/page.tsx'
export { hostPage, linksText, openedPage } from './host/page.tsx'
export { lessonPage } from './lesson/page.tsx'
export { outcome as answerSays } from './mail/answer.ts'
export { mailboxMessagePage, mailboxPage } from './mailbox/page.tsx'
export { coverPage, landingPage, landingText } from './landing/page.tsx'
export { recordPage } from './record/page.tsx'
export { type File, keepsake, keepsakeScript } from './keepsake/page.tsx'
export {
  boatMail,
  againMail,
  confirmMail,
  deletedMail,
  digestMail,
  handoverMail,
  hostConfirmMail,
  hostLinkMail,
  invitationMail,
  type Letter,
  linkMail,
  overMail,
  shownBy,
  stillMail,
  untakenMail,
  trialMail,
  turnMail
} from './mail/index.ts'
export { readNumbered, seatText, type Suggestion, suggestions } from './text/index.ts'
export { armedSays, cutSays, happensSays, planSaid } from './seat/plan/said.ts'
export { readPlan, writeEntry } from './seat/plan/written.ts'
export { seatPage } from './seat/server.tsx'
export { standing } from './shelf/shown.ts'
export { settingsPage } from './seat/settings/page.tsx'
export { profileIn } from './seat/settings/profile.tsx'
export { reachIn } from './seat/settings/reach.tsx'
export { hoursIn } from './seat/settings/told.tsx'
export { voyagesPage } from './voyages/page.tsx'
export { crewsTold } from './voyages/said.ts'
export { refusalSentence } from './words/refusals.ts'
