/** The ways to tell a seat something, which are the files in worker/deliver/ways. */
export const WAYS = ['mail'] as const
export type WayName = (typeof WAYS)[number]

/** What a seat is told of, which is the table worker/deliver/abouts.ts. */
export const ABOUTS = ['invitation', 'confirm', 'link', 'handover', 'turn'] as const
export type About = (typeof ABOUTS)[number]
