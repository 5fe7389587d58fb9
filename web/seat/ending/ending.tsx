import { DAY_MS } from '../../../schema/time.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { CrewTold } from '../../../schema/wire/voyages.ts'
import type { Language } from '../../../schema/languages.ts'
import { locale } from '../../words/locale.ts'
import type { EndingWords } from '../../words/en/ending.ts'
import type { LogWords, Who } from '../game.ts'
import type { EndingGame, Turn } from './game.ts'
import { Crews } from '../../voyages/crews.tsx'
import { TakeAlong } from '../../keepsake/take-along.tsx'
import { nameAt } from '../names.ts'
import { Ranking } from './ranking.tsx'

export interface EndingProps {
  readonly words: EndingWords
  readonly game: EndingGame
  readonly why: LogWords['why']
  readonly language: Language
  readonly envelope: Envelope
  /** What turned the match, once its log is read. */
  readonly turns?: readonly Turn[]
  /** What its crew has played, once the page has asked; to whoever has played more than this. */
  readonly crews?: readonly CrewTold[]
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
  const { words, why, language, envelope, turns = [], crews = [], keep } = props
  const { result, match, table } = envelope
  if (!result) return null
  return (
    <>
      <p class="was">{summary(props)}</p>
      <p>{why[result.why]}</p>
      <Ranking result={result} name={seat => nameAt(envelope, seat)} />
      <Turns {...props} turns={turns} />
      {crews.length > 0 && <h2>{words.crew}</h2>}
      <Crews crews={crews} />
      <Again words={words} envelope={envelope} />
      <div class="onward">
        <a href={table.closedAt === undefined ? `/m/${match}` : '?record=1'}>{words.record}</a>
        <TakeAlong id={match} byLink={table.closedAt !== undefined} label={words.keepsake} language={language} />
        {table.closedAt === undefined && <a href={`/?deal=${match}`}>{words.alike}</a>}
        {envelope.own?.sat && crews.length === 0 && <a href="?voyages=1">{words.crew}</a>}
        {keep && <button onClick={keep.picture}>{words[keep.how]}</button>}
      </div>
    </>
  )
}

/** Another match with the same people; where there is one, the reader's own seat there. A plain form, with and without scripts. */
function Again({ words, envelope: { own, next, table } }: Pick<EndingProps, 'words' | 'envelope'>) {
  if (!own || own.guest) return null
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
  return summed(words, {
    reached: game.reached(view),
    from: table.openedAt,
    to: awaitedSince,
    turns: result?.outcome === 'won' ? turns : [],
    who: whoIn(envelope)
  })
}

interface Sum {
  readonly reached: string
  readonly from: number
  readonly to: number
  /** What it may be remembered for. */
  readonly turns: readonly Turn[]
  readonly who: Who
}

/** The same of any match that is over. */
export function summed(words: EndingWords, { reached, from, to, turns, who }: Sum): string {
  const days = Math.max(1, Math.ceil((to - from) / DAY_MS))
  const deed = turns.flatMap(({ saved }) => saved?.(who) ?? []).at(-1)
  return [`${reached} ${words.inDays(days)}.`, deed].filter(Boolean).join(' ')
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
