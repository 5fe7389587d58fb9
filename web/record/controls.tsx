import type { ReplayWords } from '../words/en/replay.ts'
import { momentOf, type Standing, type Steps } from './steps.ts'

const BACK = 'M11 3l-5 5 5 5'
const ON = 'M5 3l5 5-5 5'

interface ControlsProps extends Standing {
  readonly words: ReplayWords
  readonly last: number
  readonly acts: Steps
}

/** A slider over all moves, and the steps to either side; keys do the same everywhere on the page. */
export function Controls({ words, step, last, playing, acts }: ControlsProps) {
  return (
    <div class="controls">
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={words.step}
        aria-valuetext={momentOf(words, step, last)}
        onInput={event => acts.go(Number(event.currentTarget.value))}
      />
      <p class="steps">
        <Step label={words.first} sign={`M4 3v10${BACK}`} disabled={step === 0} act={() => acts.go(0)} />
        <Step label={words.back} sign={BACK} disabled={step === 0} act={() => acts.go(step - 1)} />
        <button type="button" class="play" onClick={playing ? acts.pause : acts.play}>
          {playing ? words.pause : words.play}
        </button>
        <Step label={words.on} sign={ON} disabled={step === last} act={() => acts.go(step + 1)} />
        <Step label={words.last} sign={`M12 3v10${ON}`} disabled={step === last} act={() => acts.go(last)} />
      </p>
      <p class="soft keys">{words.keys}</p>
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly sign: string
  readonly disabled: boolean
  readonly act: () => void
}

// Not `disabled`, so that whoever steps by keyboard does not lose their place at either end.
function Step({ label, sign, disabled, act }: StepProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={disabled} onClick={() => disabled || act()}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  )
}
