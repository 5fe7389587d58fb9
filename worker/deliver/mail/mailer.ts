import type { Message } from './message.ts'

/** What became of a message: accepted under an id, to be tried again after a while, or never to be tried again. */
export type Delivery =
  | { readonly sent: string }
  | { readonly retryAfterMs: number; readonly why: string }
  | { readonly failed: string }

/** One way of sending. It never throws, and where it can it sends a message with the same key only once. */
export interface Mailer {
  send(message: Message, options: { readonly key: string }): Promise<Delivery>
}
