import { Ranking } from '../seat/ending/ranking.tsx'
import { locale } from '../words/locale.ts'
import { Controls } from './controls.tsx'
import { Crews } from './crews.tsx'
import { Hands } from './hands.tsx'
import { Log } from './log.tsx'
import { Proof } from './proof.tsx'
import { momentOf } from './steps.ts'
import { nameOf, type RecordProps, sentences } from './state.ts'
import { Take } from './take.tsx'

/** A finished match: how it ended, the table at any moment, every move, and the proof that nobody cheated. */
export function Record(props: RecordProps) {
  return (
    <>
      <Ending {...props} />
      <Crews {...props} />
      <Table {...props} />
      <Hands {...props} />
      <Log {...props} />
      <Proof {...props} />
      <Take {...props} />
    </>
  )
}

function Ending({ words, named, state: { view, frames } }: RecordProps) {
  const { result, seats } = view.record
  const names = Array.from({ length: seats }, (_, seat) => nameOf(view, seat))
  return (
    <header>
      <h1>{words.outcomes[result.outcome]}</h1>
      <p>{named.why[result.why]}</p>
      <Ranking result={result} name={seat => nameOf(view, seat)} />
      <p class="soft">
        {new Intl.ListFormat(locale(view.language)).format(names)} · {words.moves(frames.length - 1)}
      </p>
    </header>
  )
}

function Table(props: RecordProps) {
  const { words, game, named, state, acts } = props
  const { view, frames, step, playing, scripted } = state
  const last = frames.length - 1
  const frame = frames[step]
  if (!frame) return null
  const { Board, Aside } = game.table
  const told = frame.told.flatMap(event => game.table.places(event))
  return (
    <section class="replay" aria-label={words.replay}>
      <Board view={frame.view} words={named} told={told} />
      <p class="now" aria-live={playing ? 'off' : 'polite'}>
        <b>{momentOf(words, step, last)}</b> {sentences(props, frame).join(' ')}
      </p>
      {scripted && <Controls {...{ words, step, last, playing, acts }} />}
      <div>
        <Aside view={frame.view} words={named} name={seat => nameOf(view, seat)} />
      </div>
    </section>
  )
}
