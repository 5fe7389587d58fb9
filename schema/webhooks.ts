/** The services that a message may be posted to, which are the entries of worker/deliver/webhook/kinds.ts. */
export const WEBHOOKS = ['discord', 'slack', 'ntfy', 'matrix', 'json'] as const
export type WebhookKind = (typeof WEBHOOKS)[number]
