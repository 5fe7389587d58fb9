import { MOST_LENT_DAYS, NAME_LENGTH } from '../../../schema/wire/limits.ts'
import type { Lending } from '../../../schema/wire/loan.ts'
import { DAY_MS } from '../../../schema/time.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import type { Code } from '../../qr.ts'

interface Props {
  readonly loan: Lending['loan']
  readonly zone: string
  readonly now: number
  readonly words: SettingsWords
  /** With scripts, the form is sent without leaving the page; what came of that, and the code of the guest's link. */
  readonly submit?: (event: SubmitEvent) => void
  readonly said?: string
  readonly code?: Code | null
  readonly showCode?: () => void
  readonly isCopied?: boolean
  readonly copy?: () => void
}

/** To whom the seat is lent, by which link, or a form to lend it: a plain one, with or without scripts. */
export function Lend({ loan, zone, now, words: all, submit, said, code, showCode, isCopied, copy }: Props) {
  const { lend: words } = all
  return (
    <form method="post" onSubmit={submit}>
      <h2>{words.heading}</h2>
      {loan ? (
        <>
          <p>{words.now(loan.to, loan.day)}</p>
          <input
            readOnly
            value={loan.link}
            aria-label={words.link(loan.to)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p>
            {copy && (
              <button type="button" onClick={copy}>
                {isCopied ? all.copied : all.copy}
              </button>
            )}{' '}
            {showCode && (
              <button type="button" aria-expanded={!!code} onClick={showCode}>
                {all.code}
              </button>
            )}{' '}
            <button name="set" value="take-back">
              {words.back}
            </button>
          </p>
          {code && (
            <svg class="code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.link(loan.to)}>
              <path d={code.path} />
            </svg>
          )}
        </>
      ) : (
        <>
          <div class="pair">
            <label>
              {words.to}
              <input name="to" required maxLength={NAME_LENGTH} autocomplete="off" />
            </label>
            <label>
              {words.until}
              <input
                name="day"
                type="date"
                required
                min={dayAt(now, zone)}
                max={dayAt(now + MOST_LENT_DAYS * DAY_MS, zone)}
                defaultValue={nextSunday(now, zone)}
              />
            </label>
          </div>
          <small>{words.hint}</small>
          <p>
            <button name="set" value="lend">
              {words.do}
            </button>
          </p>
        </>
      )}
      <output>{said}</output>
    </form>
  )
}

/** The day in a zone, as date fields have it. */
function dayAt(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const { year, month, day } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

/** The Sunday that comes, which on a Sunday is the next. */
export function nextSunday(now: number, zone: string): string {
  const today = Date.parse(dayAt(now, zone))
  return dayAt(today + (7 - new Date(today).getUTCDay()) * DAY_MS, 'UTC')
}
