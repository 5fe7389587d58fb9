import type { WayName } from '../../../schema/wire/told.ts'
import { mail } from './mail.ts'
import { push } from './push.ts'
import type { Way } from './way.ts'
import { webhook } from './webhook.ts'

export type { Delivery, Post, Posted, Way } from './way.ts'

/** All ways to tell a seat something. */
export const ways: Readonly<Record<WayName, Way>> = { mail, push, webhook }
