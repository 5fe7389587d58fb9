import type { MatchRecord } from '../../engine/match.ts'
import type { Language } from '../../schema/languages.ts'
import { Controls } from '../record/controls.tsx'
import { momentOf } from '../record/steps.ts'
import { Ranking } from '../seat/ending/ranking.tsx'
import type { RecordWords } from '../words/en/record.ts'
import { keepsakeWords, recordWords, seatWords } from '../words/index.ts'
import { locale } from '../words/locale.ts'
import { Log } from './log.tsx'
import { Proof } from './proof.tsx'
import { type Telling, toldIn } from './told.ts'
import { Turns } from './turns.tsx'

interface KeepsakeProps {
  readonly record: MatchRecord
  readonly language: Language
}

/** A match as it can be read without a script too: how it ended, the table then, and all that was done. */
export function Keepsake({ record, language }: KeepsakeProps) {
  const words = recordWords[language]
  const told = toldIn(record, language)
  return (
    <main class="record">
      <Ended {...{ words, told, record, language }} />
      <Table {...{ words, told }} />
      <Log {...{ words, language, lines: record.lines, sentences: told.sentences }} />
      <Turns heading={seatWords[language].turns} turns={told.turns} who={told.name} language={language} />
      <Proof words={keepsakeWords[language]} {...{ proof: words.proof, record }} />
    </main>
  )
}

interface ToldProps {
  readonly words: RecordWords
  readonly told: Telling
}

function Ended({ words, told, record, language }: ToldProps & KeepsakeProps) {
  const { named, name, summary, sentences } = told
  const { result, seats } = record
  const names = Array.from({ length: seats }, (_, seat) => name(seat))
  return (
    <header>
      <p class="soft">{named.title}</p>
      <h1>{words.outcomes[result.outcome]}</h1>
      <p>{named.why[result.why]}</p>
      <p>{summary}</p>
      <Ranking {...{ result, name }} />
      <p class="soft">
        {new Intl.ListFormat(locale(language)).format(names)} · {words.moves(sentences.length - 1)}
      </p>
    </header>
  )
}

const nothing = () => {}
/** The script that stands in the file listens. */
const NO_ACTS = { go: nothing, play: nothing, pause: nothing }

function Table({ words, told: { game, named, name, frame, sentences } }: ToldProps) {
  const { Board, Aside } = game
  const last = sentences.length - 1
  return (
    <section class="replay" aria-label={words.replay}>
      <div id="board">
        <Board view={frame.view} words={named} told={frame.told.flatMap(event => game.places(event))} />
      </div>
      <p class="now" aria-live="polite">
        <b id="moment">{momentOf(words, last, last)}</b> <span id="said">{sentences[last]}</span>
      </p>
      <div id="controls" hidden>
        <Controls {...{ words, last }} step={last} playing={false} acts={NO_ACTS} />
      </div>
      <div id="aside">
        <Aside view={frame.view} words={named} name={name} />
      </div>
    </section>
  )
}
