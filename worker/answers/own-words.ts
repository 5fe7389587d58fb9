/*
 * What somebody wrote themselves in an answer: neither the mail that it answers, which every mail program quotes in its
 * own way, nor a signature. What is left out wrongly is told as missing, what is left in wrongly as not understood: an
 * answer never plays by mistake what stood in a quotation, since our own mails hold lines of the game too.
 */

const MOST_CHARACTERS = 20_000
const MOST_OF_A_ROW = 1000

/** Behind these nothing is the writer's own. */
const ENDS: readonly RegExp[] = [
  // A signature, by hand or by the program.
  /^(--|—|–)\s*$/,
  /^_{3,}\s*$/,
  /^(sent|get outlook|gesendet|von meinem|diese nachricht wurde|outlook für|holen sie sich outlook|envoyé|envoyée|téléchargez outlook|obtenir outlook|provenance)\b.*\b(from|for|with|von|mit|vom|via|aus|gesendet|android|ios|depuis|de|à partir|avec|pour|courrier)\b/i,
  // The mail that is answered or sent on, under a line of its own.
  /^\W{0,3}-{2,}\s*(begin pgp signature|original|ursprüngliche|urspr\.|forwarded|weitergeleitete|message|mail|nachricht|début|réponse)/i,
  /^(begin forwarded message|anfang der weitergeleiteten|anfang der weitergeleiteten nachricht|début du message|message transféré|message réexpédié)/i
]

/** What a signed text begins with. */
const SEALED = /^(-{5}BEGIN PGP SIGNED MESSAGE-{5}|Hash: \S+)$/

/** The first words of a quoted mail's headers, in the languages that mail programs have them in. */
const HEADER =
  /^\W{0,3}(from|sent|to|cc|date|subject|reply-to|von|gesendet|an|datum|betreff|antwort an|de|envoyé|à|a|pour|objet|répondre à)\s*:/i

/** What stands before the colon that a line ends with. */
const WROTE = /(\bwrote|\bwrites|\bgeschrieben|\sécrit|\sécrivait)$|\bschrieb\b/i
const SAID_WHEN = /^\W{0,2}(on|am|le|el|il|op|den|slow boat|\d{1,4}[-./]\d|.{2,5}\d{1,2}[ ./-])/i
const WROTE_IN_LINES = 4
const HEADERS_IN_LINES = 4

/** The writer's own words in a text, in paragraphs. */
export function ownWords(text: string): string {
  const rows = text
    .slice(0, MOST_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .split('\n')
    .map(row => row.slice(0, MOST_OF_A_ROW).trimEnd())
  const own: string[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = (rows[at] ?? '').trim()
    if (isQuoted(row) || SEALED.test(row)) continue
    if (ENDS.some(end => end.test(row)) || isHeaders(rows.slice(at, at + HEADERS_IN_LINES))) break
    const lines = saidWhoWrote(rows.slice(at, at + WROTE_IN_LINES))
    if (lines === 0) {
      own.push(row)
      continue
    }
    // What was quoted is either marked, and words may follow, or it is all the rest.
    let next = at + lines
    while (next < rows.length && rows[next]?.trim() === '') next++
    if (!isQuoted(rows[next]?.trim() ?? '')) break
    at += lines - 1
  }
  return own.join('\n').trim()
}

function isQuoted(row: string): boolean {
  return row.startsWith('>') || row.startsWith('＞')
}

/** Two headers close to each other: one alone may be anything. */
function isHeaders([first = '', ...rest]: readonly string[]): boolean {
  return HEADER.test(first.trim()) && rest.some(row => HEADER.test(row.trim()))
}

/** On how many lines "On Monday somebody wrote:" stands here; none where it doesn't. */
function saidWhoWrote(rows: readonly string[]): number {
  if (!SAID_WHEN.test(rows[0]?.trim() ?? '')) return 0
  const whole = rows.findIndex((_, at) =>
    isOfWriter(
      rows
        .slice(0, at + 1)
        .map(row => row.trim())
        .join(' ')
        .trimEnd()
    )
  )
  return whole < 0 || rows.slice(0, whole + 1).some(row => row.trim() === '') ? 0 : whole + 1
}

// The colon is looked for first: an expression for all of it tries every "schrieb" with every space behind it.
function isOfWriter(text: string): boolean {
  return text.endsWith(':') && WROTE.test(text.slice(0, -1).trimEnd())
}
