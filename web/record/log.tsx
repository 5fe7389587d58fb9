import { locale } from '../words/locale.ts'
import type { Frame } from './frames.ts'
import { type RecordProps, sentences } from './state.ts'

/** Every move in words and as it is written, with the one that the table shows marked; each leads there. */
export function Log(props: RecordProps) {
  const { words, state, acts } = props
  // One for all lines: to make it takes longer than to use it.
  const form = new Intl.DateTimeFormat(locale(state.view.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: state.view.zone
  })
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{words.log}</h2>
      <ol>
        {state.frames.map((frame, step) => (
          <li key={step}>
            <a href={`#${step}`} aria-current={step === state.step && 'step'} onClick={() => acts.go(step)}>
              <span>{sentences(props, frame).join(' ')}</span>
              <span class="soft">
                {frame.line && <code>{frame.line}</code>} {moment(form, frame)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function moment(form: Intl.DateTimeFormat, { at }: Frame) {
  return at === null ? null : <time dateTime={new Date(at).toISOString()}>{form.format(at)}</time>
}
