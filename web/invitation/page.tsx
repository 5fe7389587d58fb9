import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { pageGame } from '../games/catalogue.ts'
import { Promised } from '../seat/promised.tsx'
import { Chapters } from '../seat/chapters.tsx'
import { TryIt } from '../try-it.tsx'
import { Vignette } from '../vignette/vignette.tsx'
import { invitationWords, promiseWords } from '../words/index.ts'
import { said } from './said.ts'
import { Take, TakeButton } from './take.tsx'

export interface Asked {
  readonly envelope: Envelope
  readonly language: Language
  readonly assets: Assets
  /** Why the seat could not be taken, where that was asked for. */
  readonly hint: string
}

/** A seat that nobody has taken yet: who asks, what to, and one button. It is whole without scripts. */
export function invitationPage(asked: Asked): Written {
  const { envelope, language, assets } = asked
  const { game, table } = envelope
  const { take } = invitationWords[language]
  const { game: drawn, words, rules } = pageGame(game)
  const { heading, greeting, sentence, facts } = said(envelope, language)
  return htmlDocument({
    title: `${heading} · Slow Boat`,
    description: greeting ?? sentence,
    language,
    assets,
    style: `invitation-${game}.css`,
    script: 'invitation.js',
    children: (
      <Frame language={language}>
        <main class="invitation">
          <Vignette {...{ game, assets }} />
          <div>
            <h1>{heading}</h1>
            {greeting !== null && <blockquote dir="auto">{greeting}</blockquote>}
            <p>{sentence}</p>
            <ul>
              {facts.map(fact => (
                <li>{fact}</li>
              ))}
            </ul>
            <Take {...asked} take={take} />
            <TakeButton take={take} />
          </div>
          <section class="more">
            <p>
              <TryIt {...{ game, language }} />
            </p>
            <details>
              <summary>{take.rules}</summary>
              <Chapters
                sections={rules[language](table.options, table.players.length)}
                kit={{ game: drawn, named: words[language] }}
              />
            </details>
            <details>
              <summary>{promiseWords[language].heading}</summary>
              <Promised words={promiseWords[language]} commitment={table.commitment} />
            </details>
          </section>
        </main>
      </Frame>
    )
  })
}
