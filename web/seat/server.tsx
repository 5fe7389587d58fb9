import type { Envelope, Failure, Language } from '../../schema/wire.ts'
import { type Assets, htmlDocument } from '../document.tsx'
import { pageGame } from '../games/catalogue.ts'
import { seatWords } from '../words/seat/index.ts'
import { firstPage, type Kit } from './page.ts'
import { Plain } from './plain.tsx'
import { Seat } from './seat.tsx'
import { heading } from './status.tsx'

interface Asked {
  readonly envelope: Envelope
  readonly language: Language
  readonly assets: Assets
  readonly now: number
  /** Why what was sent without JavaScript was refused. */
  readonly failure?: Failure | undefined
}

/** The page of a seat, of an invitation to one, or of somebody who watches. */
export function seatPage({ envelope, language, assets, now, failure }: Asked): string {
  const { game, words } = pageGame(envelope.game)
  const kit: Kit = { game, named: words[language], words: seatWords[language], language }
  const page = { ...firstPage(kit, envelope, now), hint: failure?.message ?? '' }
  return htmlDocument({
    title: `${heading({ page, kit })} · ${kit.named.title}`,
    language,
    assets,
    style: `seat-${game.name}.css`,
    script: `seat-${game.name}-${language}.js`,
    data: envelope,
    children: (
      <>
        <main id="seat">
          <Seat page={page} kit={kit} tell={() => undefined} />
        </main>
        <Plain page={page} kit={kit} />
      </>
    )
  })
}
