/** What is said of what others have done while somebody is putting something together. */
export const words = { show: 'Something has happened: show it' }

export type HeldWords = typeof words
