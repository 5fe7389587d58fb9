import { Bar } from '../seat/bar.tsx'
import { Hand, Table } from '../seat/turn.tsx'
import { type LessonActs, type LessonKit, sentenceOf, type State } from './state.ts'

interface LessonProps {
  readonly kit: LessonKit
  readonly state: State
  readonly acts: LessonActs
}

/** One sentence, and under it a seat's own board, hand and bar. */
export function Lesson({ kit, state, acts }: LessonProps) {
  const { words, harbour, seat, school } = kit
  const { view, table } = state.page.envelope
  const turn = { page: state.page, kit: seat, acts }
  return (
    <>
      <header>
        <h1 class="unseen">{words.heading(seat.named.title)}</h1>
        <p role="status">{sentenceOf(kit, state)}</p>
        <nav>
          <small>{words.step(state.step + 1, school.lesson.steps.length)}</small>
          <a href={harbour}>{words.leave}</a>
        </nav>
        <seat.game.Aside view={view} words={seat.named} name={other => table.players[other]?.name ?? ''} />
      </header>
      <Table {...turn} />
      {state.stage !== 'over' && <Hand {...turn} />}
      {state.stage === 'own' ? <Bar {...turn} /> : <Between {...{ kit, state, acts }} />}
    </>
  )
}

/** What stands in place of the bar where there is nothing to put together. */
function Between({ kit: { words, harbour }, state: { stage }, acts }: LessonProps) {
  return (
    <section class="bar">
      <p>{stage === 'others' && words.theirs}</p>
      <div>
        {stage === 'pause' && (
          <button class="go" onClick={acts.goOn}>
            {words.goOn}
          </button>
        )}
        {stage === 'over' && (
          <>
            <button class="go" onClick={acts.sail}>
              {words.crew.alone}
            </button>
            <a href={harbour}>{words.open}</a>
          </>
        )}
      </div>
    </section>
  )
}
