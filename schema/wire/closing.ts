/** The subprotocol of the socket; the link is the second. */
export const PROTOCOL = 'slowboat'
/** The code with which the socket is closed when its link has been replaced. */
export const CLOSED_REISSUED = 4410
/** The code with which it gives its slot to another, having lain idle longest: it is opened again when it is used. */
export const CLOSED_IDLE = 4408
