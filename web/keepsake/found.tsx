import { Checked } from '../record/checked.tsx'
import type { Check } from '../record/checks.ts'
import { found as words } from '../words/en/keepsake.ts'
import { checked } from '../words/en/replay.ts'

/** What playing the match again has shown; none of it where the record in the file is none any more. */
export type FoundProps = { readonly checks: readonly Check[]; readonly moves: number } | { readonly checks: null }

/** Each check, and what they come to. */
export function Found(props: FoundProps) {
  if (!props.checks) return <p class="verdict wrong">{words.broken}</p>
  const isWrong = props.checks.some(({ wrong }) => wrong)
  return (
    <>
      <Checked words={checked} {...props} />
      <p class={isWrong ? 'verdict wrong' : 'verdict'}>{isWrong ? words.fails : words.holds}</p>
    </>
  )
}
