import { linked, momentOf, type Standing, type Steps, stepping } from '../record/steps.ts'
import { words } from '../words/en/replay.ts'

/** Brings the slider and its buttons to life, which stand in the file as the record's page draws them, and shows the last moment. */
export function control(root: HTMLElement, last: number, draw: (step: number) => void): void {
  const slider = root.querySelector('input') as HTMLInputElement
  const [first, back, play, on, end] = [...root.querySelectorAll('button')] as Buttons
  let standing: Standing = { step: linked(last) ?? last, playing: false }
  const steps: Steps = stepping(last, { now: () => standing, show })
  slider.addEventListener('input', () => steps.go(slider.valueAsNumber))
  press(first, () => steps.go(0))
  press(back, () => steps.go(standing.step - 1))
  press(on, () => steps.go(standing.step + 1))
  press(end, () => steps.go(last))
  play.addEventListener('click', () => (standing.playing ? steps.pause() : steps.play()))
  slider.max = `${last}`
  root.hidden = false
  show({})

  function show(change: Partial<Standing>): void {
    standing = { ...standing, ...change }
    const { step, playing } = standing
    slider.value = `${step}`
    slider.setAttribute('aria-valuetext', momentOf(words, step, last))
    play.textContent = playing ? words.pause : words.play
    for (const button of [first, back]) button.ariaDisabled = `${step === 0}`
    for (const button of [on, end]) button.ariaDisabled = `${step === last}`
    draw(step)
  }
}

type Buttons = [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]

// Not `disabled`, so that whoever steps by keyboard does not lose their place at either end.
function press(button: HTMLButtonElement, act: () => void): void {
  button.addEventListener('click', () => button.ariaDisabled === 'true' || act())
}
