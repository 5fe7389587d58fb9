import type { ComponentChildren } from 'preact'
import { PACES } from '../../schema/wire/paces.ts'
import { day } from './day.ts'
import type { HostProps } from './link.tsx'

/** What becomes of the whole match. Each step says first what it does; all are plain forms, with and without scripts. */
export function Whole({ words, state: { view } }: HostProps) {
  const { match: said } = words
  if (!view.game) return null
  return (
    <section class="apart whole" aria-labelledby="whole">
      <h2 id="whole">{said.heading}</h2>
      {!view.over && view.pace && (
        <form method="post" class="pace">
          <label>
            {said.pace}
            <select name="pace">
              {PACES.map(pace => (
                <option value={pace} selected={pace === view.pace}>
                  {words.paces[pace]}
                </option>
              ))}
            </select>
          </label>
          <button name="do" value="pace">
            {said.change}
          </button>
        </form>
      )}
      <div class="steps">
        <Step summary={said.export.summary} what="export" label={said.export.do}>
          <p>{view.over ? said.export.over : said.export.running}</p>
        </Step>
        {!view.over && (
          <Step summary={said.end.summary} what="end" label={view.competed ? null : said.end.do}>
            <p>{view.competed ? said.end.agreement : said.end.text}</p>
          </Step>
        )}
        {view.over && view.closedAt === null && (
          <Step summary={said.close.summary} what="close" label={said.close.do}>
            <p>{said.close.text}</p>
          </Step>
        )}
        {view.closedAt !== null && <p class="soft">{said.close.closed(day(view.closedAt, view.language))}</p>}
        <Step summary={said.delete.summary} what="delete" label={said.delete.do}>
          <p>{said.delete.text}</p>
          <label class="tick">
            <input type="checkbox" name="sure" value="1" required /> {said.delete.sure}
          </label>
        </Step>
      </div>
    </section>
  )
}

interface StepProps {
  readonly summary: string
  readonly what: string
  /** What the button says; null where there is none. */
  readonly label: string | null
  readonly children: ComponentChildren
}

function Step({ summary, what, label, children }: StepProps) {
  return (
    <details class="step">
      <summary>{summary}</summary>
      <form method="post">
        {children}
        {label !== null && (
          <button name="do" value={what}>
            {label}
          </button>
        )}
      </form>
    </details>
  )
}
