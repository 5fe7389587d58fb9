import type { ComponentChildren } from 'preact'
import type { Language } from '../schema/languages.ts'
import { Boat } from './boat.tsx'
import { LANGUAGE_NAMES } from './words/languages.ts'

interface FrameProps {
  readonly language: Language
  /** Where the page is found again in another language, if not at the address that it has now. */
  readonly at?: string
  /** What else is asked for there, ending in `&`. */
  readonly asked?: string
  readonly children: ComponentChildren
}

/** What surrounds every page but a seat's: the way home above, the languages below. */
export function Frame({ language, at = '', asked = '', children }: FrameProps) {
  return (
    <>
      <header class="top">
        <a class="brand" href="/">
          <Boat />
          Slow Boat
        </a>
      </header>
      {children}
      <footer class="languages">
        {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
          <a lang={code} hreflang={code} href={`${at}?${asked}lang=${code}`} aria-current={code === language}>
            {name}
          </a>
        ))}
      </footer>
    </>
  )
}
