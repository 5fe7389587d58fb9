import type { Game } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import { pageGame } from '../games/catalogue.ts'
import { halfPlayed } from '../games/half-played.ts'

/** What the game looks like when it is half played. */
export function Picture({ rules, language, says }: { rules: Game; language: Language; says: string }) {
  const { game, words } = pageGame(rules.name)
  return (
    <figure class="picture">
      <div inert>
        <game.Board view={halfPlayed(rules)} words={words[language]} />
      </div>
      <figcaption class="unseen">{says}</figcaption>
    </figure>
  )
}
