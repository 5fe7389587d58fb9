import type { Language } from '../../schema/languages.ts'

interface TakeAlongProps {
  readonly id: string
  readonly language: Language
  /** Whether the page is shown by a link, which opens a record that is closed too. */
  readonly byLink: boolean
  readonly label: string
}

/** Gives a finished match as a file. By a link it is posted for, so that nothing that looks ahead fetches it. */
export function TakeAlong({ id, language, byLink, label }: TakeAlongProps) {
  if (byLink)
    return (
      <form method="post" action={`?keepsake=1&lang=${language}`}>
        <button>{label}</button>
      </form>
    )
  return (
    <form action={`/m/${id}/keepsake`}>
      <input type="hidden" name="lang" value={language} />
      <button>{label}</button>
    </form>
  )
}
