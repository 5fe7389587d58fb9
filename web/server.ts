/** All that the Worker takes from the pages; each function answers with a whole page, or with its words. */
export type { Assets } from './document.tsx'
export { asked as openingAsked, type Fields } from './harbour/fields.ts'
export { harbourPage } from './harbour/page.tsx'
export { hostPage, openedPage } from './host/page.tsx'
export { coverPage, noticePage } from './notices/page.tsx'
export { confirmMail, invitationMail, type Letter, turnMail } from './mail/index.ts'
export { readNumbered, seatText, type Suggestion, suggestions } from './text/index.ts'
