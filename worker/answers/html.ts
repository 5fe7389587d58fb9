/** What mail programs put the mail that is answered into, and their signatures. */
const LEFT_OUT =
  'head, style, script, title, blockquote, [name=quote], .gmail_attr, .gmail_signature, .yahoo_quoted, ' +
  '.moz-cite-prefix, .moz-signature, .protonmail_quote, .protonmail_signature_block, .k9mail-signature, ' +
  '#Signature, #ms-outlook-mobile-signature'

/** Behind these comes nothing else. */
const ANSWERED = '#divRplyFwdMsg, #appendonsend, #mail-editor-reference-message-container'

const ENTITIES: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  minus: '-',
  ndash: '-',
  mdash: '-',
  hyphen: '-',
  shy: ''
}

/** Deeper than that no mail program nests; each level costs the rewriter time at every element below. */
const MOST_DEPTH = 500
const VOID = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)/i

/** HTML as far as its elements lie in each other only so deep. */
function upToDepth(html: string): string {
  let depth = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] === '/') depth = Math.max(0, depth - 1)
    else if (/[a-z]/i.test(html[at + 1] ?? '') && !VOID.test(html.slice(at, at + 8))) depth++
    if (depth > MOST_DEPTH) return html.slice(0, at)
  }
  return html
}

/** An answer in HTML as text, without what it quotes. */
export async function textOfHtml(html: string): Promise<string> {
  const rewriter = new HTMLRewriter()
    .on(LEFT_OUT, { element: element => void element.remove() })
    .on(ANSWERED, { element: element => void element.before('<br>-----Original Message-----<br>', { html: true }) })
    .onDocument({ comments: comment => void comment.remove() })
  // A rewriter has only so much memory; what it can't take has nothing in it that a person wrote.
  const kept = await rewriter
    .transform(new Response(upToDepth(html)))
    .text()
    .catch(() => '')
  return kept
    .replace(/\s+/g, ' ')
    .replace(/<(br|hr|\/?(p|div|li|tr|h[1-6]|table|ul|ol))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => signOf(name) ?? whole)
}

function signOf(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()]
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
