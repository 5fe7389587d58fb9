import type { PromiseWords } from '../words/en/promise.ts'

/** The promise of the deal, to be compared with the record once the match is over. */
export function Promised({ words, commitment }: { words: PromiseWords; commitment: string }) {
  return (
    <p>
      {words.text} <code>{commitment}</code>
    </p>
  )
}
