import type { WebhookKind } from '../../../schema/webhooks.ts'

/** What is told by a webhook: no card, no link to a seat. */
export interface Told {
  readonly match: string
  readonly game: string
  readonly seat: number
  readonly name: string
  readonly about: string
  readonly version: number
  /** Of the game, and what there is to say of it. */
  readonly title: string
  readonly body: string
  /** Where the service answers. */
  readonly origin: string
  /** The same when it is sent again. */
  readonly key: string
}

/** An address that was found to be one of its service's. */
export interface Place {
  readonly url: URL
  readonly token: string
}

interface Kind {
  /** The service's own hosts; `WEBHOOK_HOSTS` may name more. */
  readonly hosts: readonly string[]
  readonly path: RegExp
  /** Whether it must say who writes. */
  readonly signed?: true
  request(place: Place, told: Told): Request
}

interface Request {
  readonly url: string
  readonly method?: 'PUT'
  readonly headers?: { readonly [name: string]: string }
  readonly json: object
}

export const KINDS: Readonly<Record<WebhookKind, Kind>> = {
  discord: {
    hosts: ['discord.com', 'discordapp.com'],
    path: /^\/api\/(v\d+\/)?webhooks\/\d+\/[\w-]+$/,
    request: ({ url }, told) => ({
      url: url.href,
      json: { username: 'Slow Boat', content: line(told, unmarked), allowed_mentions: { parse: [] } }
    })
  },

  slack: {
    hosts: ['hooks.slack.com'],
    path: /^\/(services|workflows|triggers)\/[\w/-]+$/,
    request: ({ url }, told) => ({ url: url.href, json: { text: line(told, escaped) } })
  },

  ntfy: {
    hosts: ['ntfy.sh'],
    path: /^\/[\w-]{1,64}$/,
    // Published as JSON at the root: its headers take no letters but those of ASCII.
    request: ({ url, token }, { title, body, name, origin }) => ({
      url: `${url.origin}/`,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      json: { topic: url.pathname.slice(1), title, message: `${name} · ${body}`, click: origin }
    })
  },

  // A room's id behind its homeserver, as in https://matrix.org/!room:matrix.org.
  matrix: {
    hosts: ['matrix.org', 'matrix-client.matrix.org'],
    path: /^\/![\w:.=-]+$/,
    signed: true,
    request: ({ url, token }, told) => ({
      url: `${url.origin}/_matrix/client/v3/rooms/${encodeURIComponent(url.pathname.slice(1))}/send/m.room.message/${told.key}`,
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}` },
      json: { msgtype: 'm.text', body: line(told, plain), 'm.mentions': {} }
    })
  },

  json: {
    hosts: [],
    path: /^\/[\w/.~%-]*$/,
    request: ({ url, token }, told) => ({
      url: url.href,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      json: told
    })
  }
}

function line({ name, title, body, origin }: Told, said: (name: string) => string): string {
  return `${said(name)} · ${title} · ${body} ${origin}/`
}

const plain = (name: string) => name
/** As Slack has it: `<!channel>` would call everybody. */
const escaped = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unmarked = (name: string) => name.replace(/[\\*_~`|<>#[\]()-]/g, '\\$&')
