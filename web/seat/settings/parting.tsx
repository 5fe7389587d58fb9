import type { ComponentChildren } from 'preact'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { stoppers } from '../stoppers.ts'

interface Props {
  readonly envelope: Envelope
  readonly words: SettingsWords['parting']
}

/** How a seat stops or goes. Each step says first what it does: a plain form, with or without scripts. */
export function Parting({ envelope, words }: Props) {
  const { own, result, seat, table, version } = envelope
  const hasMail = own?.mail?.state === 'confirmed'
  const names = stoppers(table)
    .map(other => table.players[other]?.name ?? '')
    .join(', ')
  const line = (said: string) => (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={crypto.randomUUID().slice(0, 8)} />
      <button name="choice" value={said}>
        {words[said === 'stop' ? 'stop' : 'resign'].do}
      </button>
    </>
  )
  return (
    <section class="parting">
      <h2>{words.heading}</h2>
      {!result && seat !== null && table.agreed.includes(seat) && <p>{words.stop.already}</p>}
      {!result && seat !== null && !table.agreed.includes(seat) && (
        <Step {...words.stop} button={line('stop')}>
          {names && <p>{words.stop.agreed(names)}</p>}
        </Step>
      )}
      {!result && table.competed && <Step {...words.resign} button={line('resign')} />}
      {result && table.closedAt === undefined && (
        <Step {...words.close} button={<button name="close" value="1" children={words.close.do} />} />
      )}
      <Step {...words.leave} button={<button name="leave" value="1" children={words.leave.do} />} />
      {own?.hosts && hasMail && (
        <form method="post">
          <p>{words.host.text}</p>
          <button name="send" value="1">
            {words.host.do}
          </button>
        </form>
      )}
    </section>
  )
}

interface StepProps {
  readonly summary: string
  readonly text: string
  readonly button: ComponentChildren
  readonly children?: ComponentChildren
}

function Step({ summary, text, button, children }: StepProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <form method="post">
        <p>{text}</p>
        {children}
        {button}
      </form>
    </details>
  )
}
