import type { Asked } from './asked.ts'
import { briefly } from './briefly.ts'

/** What a seat is awaited for, as a feed (RFC 4287) with at most one entry. */
export function atomFeed({ fed, origin, self }: Asked): string {
  const { match, seat, game, language, turn, isOver, changedAt } = fed
  const { title, body } = briefly({ about: turn ? 'turn' : 'over', match, game, language })
  const id = `urn:slow-boat:${match}:${seat}`
  const entry = {
    id: `${id}:${turn ? turn.number : 'over'}`,
    title: `${title} · ${body}`,
    at: turn?.since ?? changedAt
  }
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${id}</id>
  <title>${marked(title)}</title>
  <author><name>Slow Boat</name></author>
  <link rel="self" href="${marked(self)}"/>
  <updated>${stamp(changedAt)}</updated>
${turn || isOver ? written(entry, origin) : ''}</feed>
`
}

function written({ id, title, at }: { id: string; title: string; at: number }, origin: string): string {
  return `  <entry>
    <id>${id}</id>
    <title>${marked(title)}</title>
    <link href="${marked(origin)}/"/>
    <updated>${stamp(at)}</updated>
    <content type="text">${marked(title)}</content>
  </entry>
`
}

function stamp(at: number): string {
  return new Date(at).toISOString()
}

function marked(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
