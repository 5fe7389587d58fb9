import type { Beside, RecordProps } from './state.ts'

/** The same deal, side by side: how it came out for this crew, and for others. */
export function Crews({ words, state: { view } }: RecordProps) {
  if (view.crews.length === 0) return null
  return (
    <section class="crews" aria-labelledby="crews">
      <h2 id="crews">{words.crews.heading}</h2>
      <ul>
        {view.crews.map(crew => (
          <li>
            <Names crew={crew} here={words.crews.here} />
            <br />
            {crew.facts.join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Names({ crew: { names, href }, here }: { crew: Beside; here: string }) {
  if (href === null) return <b>{names}</b>
  return href === '' ? (
    <b>
      {names} <small>({here})</small>
    </b>
  ) : (
    <a href={href}>{names}</a>
  )
}
