import { DAY_MS } from '../../../schema/time.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Language } from '../../../schema/languages.ts'
import { locale } from '../../words/locale.ts'
import type { EndingWords } from '../../words/en/ending.ts'
import type { LogWords, Who } from '../game.ts'
import type { EndingGame, Turn } from './game.ts'
import { nameAt } from '../names.ts'

export interface EndingProps {
  readonly words: EndingWords
  readonly game: EndingGame
  readonly why: LogWords['why']
  readonly language: Language
  readonly envelope: Envelope
  /** What turned the match, once its log is read. */
  readonly turns?: readonly Turn[]
  /** Hands on a picture of the table; only a page with its script can do that. */
  readonly keep?: Keep
}

/** What can be done with a picture: the device hands it to another of its programs, or saves it. */
export interface Keep {
  readonly how: 'share' | 'save'
  picture(): void
}

/** What a match was, once it is over: what was reached, in which time, how it came about, and where one may go from here. */
export function Ending(props: EndingProps) {
  const { words, why, envelope, turns = [], keep } = props
  const { result, match, table } = envelope
  if (!result) return null
  return (
    <>
      <p class="was">{summary(props)}</p>
      <p>{why[result.why]}</p>
      <Ranking envelope={envelope} />
      <Turns {...props} turns={turns} />
      <Again words={words} envelope={envelope} />
      <p class="onward">
        <a href={table.closedAt === undefined ? `/m/${match}` : '?record=1'}>{words.record}</a>
        {table.closedAt === undefined && <a href={`/?deal=${match}`}>{words.alike}</a>}
        {keep && <button onClick={keep.picture}>{words[keep.how]}</button>}
      </p>
    </>
  )
}

/** Another match with the same people; where there is one, the reader's own seat there. A plain form, with and without scripts. */
function Again({ words, envelope: { own, next, table } }: Pick<EndingProps, 'words' | 'envelope'>) {
  if (!own) return null
  if (next !== undefined)
    return (
      <p class="onward">
        <a class="go" href={next}>
          {words.newSeat}
        </a>
      </p>
    )
  return (
    <form class="onward" method="post">
      <button class="go" name="again" value="1">
        {table.players.length > 1 ? words.again : words.againAlone}
      </button>
      <a href="?again=1">{words.anew}</a>
    </form>
  )
}

/** "36 islands, 23 days. Oma’s 78 saved it." */
export function summary({ words, game, envelope, turns = [] }: EndingProps): string {
  const { view, table, awaitedSince, result } = envelope
  const days = Math.max(1, Math.ceil((awaitedSince - table.openedAt) / DAY_MS))
  const deed =
    result?.outcome === 'won' ? turns.flatMap(({ saved }) => saved?.(whoIn(envelope)) ?? []).at(-1) : undefined
  return [`${game.reached(view)}, ${words.days(days)}.`, deed].filter(Boolean).join(' ')
}

/** Who came first, where that is what a match is about. */
function Ranking({ envelope }: Pick<EndingProps, 'envelope'>) {
  const { result } = envelope
  if (!result?.ranking) return null
  return (
    <ol class="ranking">
      {result.ranking.map((seats, above) =>
        seats.map(seat => (
          <li>
            <b>{above + 1}.</b> {nameAt(envelope, seat)} <b>{result.scores?.[seat]}</b>
          </li>
        ))
      )}
    </ol>
  )
}

function Turns({ words, language, envelope, turns = [] }: EndingProps) {
  if (turns.length === 0) return null
  const day = new Intl.DateTimeFormat(locale(language), {
    day: 'numeric',
    month: 'short',
    timeZone: envelope.own?.zone ?? 'UTC'
  })
  return (
    <>
      <h2>{words.turns}</h2>
      <ol class="turns">
        {turns.map(turn => (
          <li>
            <small>{day.format(turn.at)}</small> {turn.says(whoIn(envelope))}
          </li>
        ))}
      </ol>
    </>
  )
}

function whoIn(envelope: Envelope): Who {
  return other => (other === envelope.seat ? null : nameAt(envelope, other))
}
