import { setupWords } from '../games/harbour.ts'
import type { FormProps } from './form.tsx'
import { hardness, type Hardness } from './hardness.ts'

/** How hard the chosen set-up is; it changes with what is chosen, so it is there only where a script can change it. */
export function HardnessLine({ words, state: { view, fields, scripted } }: FormProps) {
  const told = scripted ? hardness(view.game, fields) : null
  return (
    <div class="hardness" aria-live="polite">
      {told && <Told {...{ words, told, game: view.game }} />}
    </div>
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
  return (
    <>
      {words.odds.parts}
      <ul>
        {told.parts.map(({ setup, share }) => (
          <li>
            <b>{share}</b> {setupWords(game.sign, setup.options, words.odds.asSet) || words.odds.usual}
          </li>
        ))}
      </ul>
    </>
  )
}
