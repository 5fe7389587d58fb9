import type { VoyagesTold } from '../../schema/wire/voyages.ts'

/** Who has played what together, as its seat is told it. */
export function Crews({ crews }: Pick<VoyagesTold, 'crews'>) {
  return (
    <>
      {crews.map(({ says, setups, bests }) => (
        <section class="voyages">
          <p>{says}</p>
          <ul>
            {[...setups, ...bests].map(line => (
              <li>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
