import { waiting } from './main.tsx'

/** For a game that gives nothing of its own to it. */
export const wait = waiting()
