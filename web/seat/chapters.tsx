import type { Kit } from './page.ts'
import type { RulesPicture, RulesSection } from './game.ts'

interface ChaptersProps {
  readonly sections: readonly RulesSection[]
  readonly kit: Pick<Kit, 'game' | 'named'>
}

/** The chapters of the rules, with pictures that are drawn by the board itself. */
export function Chapters({ sections, kit }: ChaptersProps) {
  return sections.map(({ heading, paragraphs, picture }) => (
    <section>
      <h2>{heading}</h2>
      {picture && <Picture {...picture} {...kit} />}
      {paragraphs.map(paragraph => (
        <p>{paragraph}</p>
      ))}
    </section>
  ))
}

function Picture({ game, named, says, view, card, ways }: RulesPicture & ChaptersProps['kit']) {
  return (
    <figure class="drawn">
      <div aria-hidden="true">
        <game.Board view={view} words={named} card={card} ways={ways} />
      </div>
      <figcaption>{says}</figcaption>
    </figure>
  )
}
