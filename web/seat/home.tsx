import type { Language } from '../../schema/languages.ts'
import { invitationWords } from '../words/index.ts'

/** The quiet way home, where the list of matches goes on from the one that somebody comes from. */
export function Home({ language }: { readonly language: Language }) {
  return (
    <nav>
      <a class="soft" href="/#back">
        {invitationWords[language].home}
      </a>
    </nav>
  )
}
