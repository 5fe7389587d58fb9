import { locale } from '../words/locale.ts'
import type { Frame } from './frames.ts'
import { type RecordProps, sentences } from './state.ts'

/** Every move in words and as it is written, with the one that the table shows marked; each leads there. */
export function Log(props: RecordProps) {
  const { words, state, acts } = props
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{words.log}</h2>
      <ol>
        {state.frames.map((frame, step) => (
          <li key={step}>
            <a href={`#${step}`} aria-current={step === state.step && 'step'} onClick={() => acts.go(step)}>
              <span>{sentences(props, frame).join(' ')}</span>
              <span class="soft">
                {frame.line && <code>{frame.line}</code>} {moment(props, frame)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function moment({ state: { view } }: RecordProps, { at }: Frame) {
  if (at === null) return null
  const form = new Intl.DateTimeFormat(locale(view.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: view.zone
  })
  return <time dateTime={new Date(at).toISOString()}>{form.format(at)}</time>
}
