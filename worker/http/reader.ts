import { LANGUAGES, type Language } from '../../schema/languages.ts'

/** In what form somebody is answered. The cover shows no hand: it is for previews, scanners and everybody unknown. */
export type Form = 'page' | 'text' | 'json' | 'cover'

const NAMED: ReadonlyMap<string, Form> = new Map([
  ['application/json', 'json'],
  ['text/plain', 'text']
])
/** Whatever fetches ahead of its reader says so in one of these, browsers of all ages together. */
const AHEAD = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']

/**
 * Programs ask for what they can read and for nothing else; a browser says that a person navigates. Whatever says
 * neither may be looking at the link without anybody having opened it, and so may whatever fetches ahead.
 */
export function formFor(headers: Headers): Form {
  if (isAhead(headers)) return 'cover'
  const named = namedForm(headers.get('Accept') ?? '')
  if (named) return named
  if (/^(curl|Wget)\//.test(headers.get('User-Agent') ?? '')) return 'text'
  return isNavigation(headers) ? 'page' : 'cover'
}

export function isNavigation(headers: Headers): boolean {
  return headers.get('Sec-Fetch-Mode') === 'navigate' && headers.get('Sec-Fetch-Dest') === 'document'
}

function isAhead(headers: Headers): boolean {
  return AHEAD.some(mark => headers.has(mark))
}

// Many a preview takes JSON too, as its HTTP library says unasked: beside HTML, a wildcard, or at less than full weight.
function namedForm(accept: string): Form | undefined {
  const forms = weighted(accept).map(({ what, weight }) => (weight === 1 ? NAMED.get(what.toLowerCase()) : undefined))
  return forms.includes(undefined) ? undefined : forms[0]
}

/** The first of our languages that the reader asks for, in the reader's order; null where none is. */
export function languageAsked(headers: Headers, named?: string): Language | null {
  const wanted = [named ?? '', ...weighted(headers.get('Accept-Language') ?? '').map(({ what }) => what)]
  const tags = wanted.map(tag => tag.toLowerCase().split('-')[0])
  return tags.map(tag => LANGUAGES.find(language => language === tag)).find(language => language) ?? null
}

interface Weighted {
  readonly what: string
  readonly weight: number
}

/** The parts of a header like `fr;q=0.5, de`, best first, without those that are ruled out. */
function weighted(header: string): readonly Weighted[] {
  return header
    .split(',')
    .map(part => {
      const [what = '', ...parameters] = part.split(';').map(text => text.trim())
      const weight = parameters.find(text => /^q=/i.test(text))?.slice(2) ?? '1'
      return { what, weight: Number(weight) || 0 }
    })
    .filter(({ what, weight }) => what !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
}
