import { TakeAlong } from '../keepsake/take-along.tsx'
import type { RecordProps } from './state.ts'

/** What to take along: the match as one file, the record as a file, and the link of this page, which shows nobody's seat. */
export function Take({ words, state, acts }: RecordProps) {
  return (
    <div class="take">
      {state.file && (
        <a download={`slow-boat-${state.view.id}.json`} href={state.file}>
          {words.download}
        </a>
      )}
      {state.scripted && (
        <button type="button" onClick={acts.pass}>
          {state.canShare ? words.share : state.copied ? words.copied : words.copy}
        </button>
      )}
      <TakeAlong {...state.view} byLink={!state.view.shared} label={words.keepsake} />
      {state.view.seated && <a href="?again=1">{words.again}</a>}
      {state.view.shared && <a href={`/?deal=${state.view.id}`}>{words.alike}</a>}
      <a href="/">{words.harbour}</a>
    </div>
  )
}
