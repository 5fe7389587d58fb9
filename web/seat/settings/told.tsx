import type { Language } from '../../../schema/languages.ts'
import type { Delivered, Hours, Receipt } from '../../../schema/wire/told.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { CLOCK } from '../../words/clock.ts'
import { locale } from '../../words/locale.ts'
import { Choice } from './choice.tsx'

type Words = SettingsWords['told']

interface HoursProps {
  readonly hours: Hours
  readonly words: Words
}

/** When a seat may be told, to be filled in; `hoursIn` reads it. */
export function HoursFields({ hours: { quiet, daily, gathered, backOn, paused }, words }: HoursProps) {
  return (
    <>
      <div class="pair">
        <label>
          {words.quiet}
          <Choice name="quietFrom" chosen={`${quiet?.from ?? ''}`} options={[['', words.never], ...HOURS]} />
        </label>
        <label>
          {words.until}
          <Choice name="quietTo" chosen={`${quiet?.to ?? 8}`} options={HOURS} />
        </label>
      </div>
      <label>
        {words.daily}
        <Choice
          name="daily"
          chosen={`${daily ?? ''}`}
          options={[['', words.eachTurn], ...HOURS.map(([hour, time]) => [hour, words.at(time)] as const)]}
        />
      </label>
      <label class="tick">
        <input type="checkbox" name="gathered" value="1" defaultChecked={gathered} /> {words.gathered}
      </label>
      <label>
        {words.backOn}
        <input type="date" name="backOn" defaultValue={backOn ?? ''} />
        <small>{words.backOnHint}</small>
      </label>
      <label class="tick">
        <input type="checkbox" name="paused" value="1" defaultChecked={paused} /> {words.paused}
      </label>
    </>
  )
}

type HoursField = 'quietFrom' | 'quietTo' | 'daily' | 'gathered' | 'backOn' | 'paused'

/** What was filled in there. */
export function hoursIn(field: (name: HoursField) => string): Hours {
  const hour = (name: HoursField) => (field(name) === '' ? null : Number(field(name)))
  const [from, to] = [hour('quietFrom'), hour('quietTo')]
  const quiet = from === null || to === null || from === to ? null : { from, to }
  return {
    quiet,
    daily: hour('daily'),
    gathered: field('gathered') !== '',
    backOn: field('backOn') || null,
    paused: field('paused') !== ''
  }
}

const HOURS = Array.from({ length: 24 }, (_, hour) => [`${hour}`, `${`${hour}`.padStart(2, '0')}:00`] as const)

interface ReceiptsProps extends Pick<Delivered, 'receipts' | 'due'> {
  readonly words: Words
  readonly language: Language
  readonly zone: string
}

/** What was sent, what came of it, and what is next. */
export function Receipts({ receipts, due, words, language, zone }: ReceiptsProps) {
  const when = momentIn(language, zone)
  const what = ({ way, about }: Pick<Receipt, 'way' | 'about'>) => `${words.ways[way]}, ${words.abouts[about]}`
  const said = ({ at, state }: Receipt) => words.states[state](when(at ?? 0))
  return (
    <>
      <h3>{words.sent}</h3>
      {receipts.length + due.length === 0 && <p>{words.nothing}</p>}
      <ul>
        {receipts.map(receipt => (
          <li class={receipt.state === 'sent' ? '' : 'warn'}>
            {words.receipt(what(receipt), said(receipt))}
            {receipt.why && ` (${receipt.why})`}
          </li>
        ))}
        {due.map(one => (
          <li>{words.next(what(one), when(one.at))}</li>
        ))}
      </ul>
    </>
  )
}

/** When something was, to whoever may look for it in their mail. */
export function momentIn(language: Language, timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat(locale(language), { ...MOMENT, timeZone })
  return at => format.format(at)
}

const MOMENT = { weekday: 'long', day: 'numeric', month: 'long', ...CLOCK } as const
