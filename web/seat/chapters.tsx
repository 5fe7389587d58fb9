import type { RulesSection } from './game.ts'

/** The rules of one set-up. */
export function Chapters({ sections }: { readonly sections: readonly RulesSection[] }) {
  return (
    <>
      {sections.map(({ heading, paragraphs }) => (
        <section>
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  )
}
