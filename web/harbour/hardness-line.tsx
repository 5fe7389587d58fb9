import { setupWords } from '../games/sign.ts'
import type { FormProps } from './form.tsx'
import { hardness, type Hardness } from './hardness.ts'

/** How hard the chosen set-up is; it changes with what is chosen, so it is there only where a script can change it. */
export function HardnessLine({ words, state: { view, fields, scripted } }: FormProps) {
  const told = scripted ? hardness(view.game, fields) : null
  return (
    <p class="hardness" aria-live="polite">
      {told && <Told {...{ words, told, game: view.game }} />}
    </p>
  )
}

interface ToldProps extends Pick<FormProps, 'words'> {
  readonly told: Hardness
  readonly game: FormProps['state']['view']['game']
}

function Told({ words, told, game }: ToldProps) {
  if (told.kind === 'won')
    return (
      <>
        <b>{words.odds.grades[told.grade]}</b> {words.odds.won(told.share)}
      </>
    )
  if (told.kind === 'against') return <>{words.odds.against(told.first, told.drawn)}</>
  const parts = told.parts.map(({ setup, share }) =>
    words.odds.part(setupWords(game.sign, setup.options) || words.odds.usual, share)
  )
  return <>{words.odds.parts(parts)}</>
}
