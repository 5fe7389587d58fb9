import { MINUTE_MS } from '../../schema/time.ts'
import { boatOf } from '../words/boat.ts'
import type { ShelfWords } from '../words/en/shelf.ts'
import { isolated } from '../words/isolated.ts'
import { locale } from '../words/locale.ts'
import type { Kept } from './standing.ts'
import type { Acts, State } from './state.ts'

/** The seats this device has seen, and which of them wait for somebody here. */
export function Seats({ words, state, acts }: { words: ShelfWords; state: State; acts: Acts }) {
  if (!state.known.length) return null
  return (
    <section class="known" aria-labelledby="known">
      <h2 id="known">{words.seats.heading}</h2>
      <ul>
        {state.known.map(known => (
          <Seat key={known.link} {...{ words, known, state, acts }} />
        ))}
      </ul>
      <p class="soft">{words.seats.kept}</p>
    </section>
  )
}

interface SeatProps {
  readonly words: ShelfWords
  readonly known: Kept
  readonly state: State
  readonly acts: Acts
}

function Seat({ words, known, state, acts }: SeatProps) {
  const { standing } = known
  const game = state.view.titles[known.game] ?? known.game
  const name = isolated(known.name)
  const what = known.seat === null ? words.seats.hosted(name, game) : words.seats.at(name, game)
  return (
    <li class={standing.kind}>
      <a href={`/s/${known.link}`}>
        <b>
          {what} <small>{words.boat(boatOf(known.match))}</small>
        </b>
        <span>{told(words, known, state.view.language)}</span>
      </a>
      <button type="button" aria-label={words.seats.forgetNamed(what)} onClick={() => acts.forget(known)}>
        {words.seats.forget}
      </button>
    </li>
  )
}

function told(words: ShelfWords, { seat, standing }: SeatProps['known'], language: string): string {
  switch (standing.kind) {
    case 'yours':
      return `${words.seats.yours} · ${ago(standing.since, language)}`
    case 'waiting':
      return seat === null ? words.seats.host : words.seats.waiting(listed(standing.names, language))
    default:
      return words.seats[standing.kind]
  }
}

function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(locale(language)).format(names.map(isolated))
}

function ago(at: number, language: string): string {
  const minutes = Math.round((at - Date.now()) / MINUTE_MS)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (minutes > -1) return relative.format(0, 'second')
  if (minutes > -60) return relative.format(minutes, 'minute')
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), 'hour')
  return relative.format(Math.round(minutes / 60 / 24), 'day')
}
