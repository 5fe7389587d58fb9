import type { Delivery } from '../delivery.ts'
import type { Message } from './message.ts'

/** One way of sending. It never throws, and where it can it sends a message with the same key only once. */
export interface Mailer {
  send(message: Message, options: { readonly key: string }): Promise<Delivery>
}
