/** Where the mail server of .ci/mail-peers listens. */
export const SMTPS = 22_465
export const STARTTLS = 22_587
