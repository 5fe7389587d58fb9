import { LANGUAGES, type Language } from '../schema/wire.ts'

/** In what form somebody is answered. The cover shows no hand: it is for previews, scanners and everybody unknown. */
export type Form = 'page' | 'text' | 'json' | 'cover'

/**
 * Programs name what they want; a browser says that a person navigates. Whatever says neither may be looking at the
 * link without anybody having opened it.
 */
export function formFor(headers: Headers): Form {
  const named = accepted(headers)
  if (named.includes('application/json')) return 'json'
  if (named.includes('text/plain') || /^(curl|Wget)\//.test(headers.get('User-Agent') ?? '')) return 'text'
  return isNavigation(headers) ? 'page' : 'cover'
}

export function isNavigation(headers: Headers): boolean {
  return (
    headers.get('Sec-Fetch-Mode') === 'navigate' &&
    headers.get('Sec-Fetch-Dest') === 'document' &&
    !headers.get('Sec-Purpose')?.includes('prefetch')
  )
}

/** The first of our languages that the reader asks for, in the reader's order; null where none is. */
export function languageAsked(headers: Headers, named?: string): Language | null {
  const wanted = [named ?? '', ...byWeight(headers.get('Accept-Language') ?? '')]
  const tags = wanted.map(tag => tag.toLowerCase().split('-')[0])
  return tags.map(tag => LANGUAGES.find(language => language === tag)).find(language => language) ?? null
}

function accepted(headers: Headers): readonly string[] {
  return byWeight(headers.get('Accept') ?? '').map(type => type.toLowerCase())
}

/** The parts of a header like `fr;q=0.5, de`, best first, without those that are ruled out. */
function byWeight(header: string): readonly string[] {
  return header
    .split(',')
    .map(part => {
      const [what = '', ...parameters] = part.split(';').map(text => text.trim())
      const weight = parameters.find(text => text.startsWith('q='))?.slice(2) ?? '1'
      return { what, weight: Number(weight) || 0 }
    })
    .filter(({ what, weight }) => what !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ what }) => what)
}
