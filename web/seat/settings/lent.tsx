import { lazy } from '../../lazy.ts'
import type { Lending } from '../../../schema/wire/loan.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { copied } from '../../pass-on.ts'
import type { Code } from '../../qr.ts'
import { type Api, untilAnswered } from '../api.ts'
import { Lend } from './lending.tsx'

interface Needs {
  readonly zone: string
  readonly words: SettingsWords
  readonly api: Api
  readonly draw: () => void
  /** Whether there is nothing left to play: then it can only be taken back. */
  readonly isOver: () => boolean
}

/** The form of `Lend`, sent without leaving the page. */
export async function lent({ zone, words, api, draw, isOver }: Needs) {
  let loan = (await untilAnswered(() => api<Lending>('GET', 'loan'))).ok?.loan ?? null
  let said = ''
  let code: Code | null = null
  let isCopied = false

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const { value } = event.submitter as HTMLButtonElement
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const asked = { to: data.get('to'), day: data.get('day') }
    const answer = await (value === 'lend' ? api<Lending>('PUT', 'loan', asked) : api<Lending>('DELETE', 'loan'))
    if (answer.ok) loan = answer.ok.loan
    said = answer.ok ? '' : (answer.refused?.message ?? words.unsaved)
    code = null
    isCopied = false
    draw()
  }

  async function copy(): Promise<void> {
    isCopied = await copied(loan?.link ?? '')
    draw()
  }

  async function showCode(): Promise<void> {
    const { qrCode } = await lazy(() => import('../../qr.ts'))
    code = code || !loan ? null : qrCode(loan.link)
    draw()
  }

  return () =>
    !loan && isOver() ? null : (
      <Lend {...{ loan, zone, words, said, code, submit, showCode, isCopied, copy }} now={Date.now()} />
    )
}
