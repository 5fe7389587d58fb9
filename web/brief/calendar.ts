import type { Asked } from './asked.ts'
import { briefly } from './briefly.ts'

// A calendar has to have something in it, also while nobody is awaited.
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE'
]

/** What a seat is awaited for, as a calendar (RFC 5545): an event of whole days, from the first on which it was until today. */
export function calendar({ fed, origin, now }: Asked): string {
  const { match, seat, game, language, zone, turn } = fed
  const { title, body } = briefly({ about: 'turn', match, game, language })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Slow Boat//Turns//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...ZONE,
    ...(turn ? event({ ...turn, zone }) : []),
    'END:VCALENDAR'
  ]
  return lines.map(folded).join('')

  function event({ number, since, zone: where }: { number: number; since: number; zone: string }): string[] {
    return [
      'BEGIN:VEVENT',
      `UID:${match}-${seat}-${number}@${new URL(origin).hostname}`,
      `DTSTAMP:${new Date(since).toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${day(since, where)}`,
      // The day after the last one.
      `DTEND;VALUE=DATE:${dayAfter(day(Math.max(now, since), where))}`,
      // Programs that show an event of somebody else's want to know whose; nobody reads mail there.
      `ORGANIZER;CN=Slow Boat:mailto:no-reply@${new URL(origin).hostname}`,
      `SUMMARY:${text(`${title} · ${body}`)}`,
      `URL:${origin}/`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT'
    ]
  }
}

function day(at: number, timeZone: string): string {
  // Sweden writes days as calendars do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at).replaceAll('-', '')
}

function dayAfter(text: string): string {
  const [year, month, date] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number) as [
    number,
    number,
    number
  ]
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10).replaceAll('-', '')
}

function text(said: string): string {
  return said.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** No line is longer than 75 bytes; it goes on in the next one, behind a space. */
function folded(line: string): string {
  const parts: string[] = []
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (parts.length === 0 || bytes + size > 75) {
      parts.push(parts.length === 0 ? '' : ' ')
      bytes = parts.length === 1 ? 0 : 1
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return `${parts.join('\r\n')}\r\n`
}
