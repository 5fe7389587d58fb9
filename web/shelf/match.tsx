import type { Language } from '../../schema/languages.ts'
import { moment } from '../seat/log/when.ts'
import { boatOf } from '../words/boat.ts'
import type { ShelfWords } from '../words/en/shelf.ts'
import { isolated } from '../words/isolated.ts'
import { locale } from '../words/locale.ts'
import type { SeatsProps } from './seats.tsx'
import type { Listed, State } from './state.ts'

const NO_BREAK = '\u00a0'

type MatchProps = SeatsProps & { readonly match: Listed }

/** A match: its table in small, who plays, for whom it waits and since when; and behind a quiet button its link. */
export function Match(props: MatchProps) {
  const { words, state, acts, match } = props
  const { link, standing, isForgotten } = match
  const { seats } = words
  const what = called(words, match, state.view)
  if (isForgotten)
    return (
      <li class="forgotten">
        <p role="status">{seats.forgotten(what)}</p>
        <button type="button" ref={focus} onClick={() => acts.restore(match)}>
          {seats.undo}
        </button>
      </li>
    )
  const isOpen = state.open === link
  return (
    <li class={standing.kind}>
      <a href={`/s/${link}`} ref={link === state.from ? focus : null}>
        <Picture match={match} />
        <span>
          <b>{what}</b>
          <span>{told(words, match, state)}</span>
          <small>{beside(words, match, state).map(whole).join(' · ')}</small>
        </span>
      </a>
      <button
        type="button"
        class="about"
        aria-expanded={isOpen}
        aria-label={seats.more(what)}
        onClick={() => acts.open(isOpen ? null : link)}
      >
        ⋯
      </button>
      {isOpen && <About {...props} what={what} />}
    </li>
  )
}

function Picture({ match: { standing } }: { match: Listed }) {
  if (!('picture' in standing)) return <i class="small" />
  return (
    <img
      class="small"
      width="72"
      height="72"
      alt=""
      src={`data:image/svg+xml,${encodeURIComponent(standing.picture)}`}
    />
  )
}

/** The link, to be kept before it is forgotten: without it nobody comes back. */
function About({ words, acts, state, match, what }: MatchProps & { readonly what: string }) {
  const { seats } = words
  const address = `${location.origin}/s/${match.link}`
  return (
    <div class="link">
      {match.host && <a href={`/s/${match.host.link}`}>{seats.host}</a>}
      <label>
        {seats.link}
        <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p class="ways">
        <button type="button" onClick={() => acts.copy(address)}>
          {state.copied === address ? seats.copied : seats.copy}
        </button>
        <button type="button" aria-label={seats.forgetNamed(what)} onClick={() => acts.forget(match)}>
          {seats.forget}
        </button>
      </p>
    </div>
  )
}

/** The game, and with whom; by the names that this device has kept, where nobody can be asked. */
export function called(words: ShelfWords, match: Listed, { titles, language }: State['view']): string {
  const game = titles[match.game] ?? match.game
  const others = 'others' in match.standing ? match.standing.others : match.seat === null ? [match.name] : []
  return others.length > 0 ? words.seats.with(game, listed(others, language)) : game
}

function told({ seats }: ShelfWords, { standing }: Listed, { view: { language } }: State): string {
  switch (standing.kind) {
    case 'waiting':
      return seats.waiting(listed(standing.names, language))
    case 'over':
      return seats.over[standing.outcome]
    default:
      return seats[standing.kind]
  }
}

/** Since when it stands so, who one is there, and in which boat. */
function beside({ seats, boat }: ShelfWords, { match, seat, name, standing }: Listed, { view, now }: State): string[] {
  const at = 'since' in standing ? when(standing.since, now, view.language) : undefined
  return [
    ...(at === undefined ? [] : [standing.kind === 'over' ? at : seats.since(at)]),
    seat === null ? seats.host : seats.as(isolated(name)),
    boat(boatOf(match))
  ]
}

/** On one line. */
function whole(text: string): string {
  return text.replaceAll(' ', NO_BREAK)
}

/** By the clock of this device. */
function when(at: number, now: number, language: Language): string {
  return moment(at, now, language, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(locale(language)).format(names.map(isolated))
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
