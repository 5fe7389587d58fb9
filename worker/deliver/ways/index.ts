import type { WayName } from '../../../schema/wire/told.ts'
import { mail } from './mail.ts'
import type { Way } from './way.ts'

export type { Delivery, Post, Posted, Way } from './way.ts'

/** All ways to tell a seat something. */
export const ways: Readonly<Record<WayName, Way>> = { mail }
