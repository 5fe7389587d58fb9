import { env } from 'cloudflare:workers'
import { inboxOf as inboxBehind } from '../../worker/deliver/addresses.ts'
import { type KeptMail, message, messages } from '../../worker/deliver/mail/mailbox.ts'
import { readLink } from '../../worker/keys/links.ts'

/** The mails that an address has got, oldest first. */
export async function mailsTo(address: string): Promise<KeptMail[]> {
  const kept = (await messages(env.DB)).filter(({ to }) => to === address).reverse()
  return Promise.all(kept.map(async ({ id }) => (await message(env.DB, id)) as KeptMail))
}

/** The mails that all spellings of an address have got, oldest first. */
export async function inboxOf(address: string) {
  return (await messages(env.DB)).filter(({ to }) => inboxBehind(to) === address).reverse()
}

/** The link of a mail by which its owner says yes. */
export function confirmIn(mail: KeptMail): string {
  return linksIn(mail).find(link => readLink(link, env)?.role === 'confirm') ?? ''
}

/** Every link of ours in a mail, in the order in which they stand. */
export function linksIn({ text, html, headers }: KeptMail): string[] {
  const all = `${text} ${html} ${Object.values(headers).join(' ')}`.matchAll(/\/s\/([A-Za-z0-9_-]{39,40})/g)
  return [...new Set([...all].map(([, token]) => token as string))]
}

/** The address by which a mail can be stopped. */
export function unsubscribeIn({ headers }: KeptMail): string {
  return new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
}
