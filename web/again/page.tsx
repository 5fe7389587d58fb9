import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { Game } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { signOf } from '../games/catalogue.ts'
import { Pace, Settings } from '../harbour/form.tsx'
import { harbourView } from '../harbour/page.tsx'
import { atFirst } from '../harbour/state.ts'
import { nameAt } from '../seat/names.ts'
import type { AgainWords } from '../words/en/again.ts'
import { againWords, harbourWords } from '../words/index.ts'
import { locale } from '../words/locale.ts'

interface Asked {
  readonly envelope: Envelope
  /** The reader's link to the match that was opened after this one, if it was. */
  readonly next: string | null
  /** Which game is to be set up; where none is named, the one that was played. */
  readonly game: string
  readonly language: Language
  readonly assets: Assets
}

/** Where somebody who sat at a match that is over opens another with the same people: as it was, or set up anew. */
export function againPage({ envelope, next, game, language, assets }: Asked): Written {
  const words = againWords[language]
  const others = envelope.table.players.map((_, seat) => seat).filter(seat => seat !== envelope.seat)
  const names = new Intl.ListFormat(locale(language)).format(others.map(seat => nameAt(envelope, seat)))
  const title = names ? words.title(names) : words.alone
  const rules = findGame(game) ?? findGame(envelope.game)
  return htmlDocument({
    title: `${title} · Slow Boat`,
    language,
    assets,
    style: `harbour-${envelope.game}.css`,
    children: (
      <Frame language={language} asked="again=1&">
        <main class="harbour">
          <header>
            <h1>{title}</h1>
            <p>{next === null ? words.text : words.opened}</p>
            {next === null ? <Same words={words} /> : <Next words={words} next={next} />}
          </header>
          {next === null && rules && <Anew {...{ rules, envelope, words, language }} />}
        </main>
      </Frame>
    )
  })
}

function Same({ words }: { words: AgainWords }) {
  return (
    <form method="post">
      <button class="go" name="again" value="1">
        {words.same}
      </button>
    </form>
  )
}

function Next({ words, next }: { words: AgainWords; next: string }) {
  return (
    <p>
      <a class="go" href={next}>
        {words.next}
      </a>
    </p>
  )
}

interface AnewProps {
  readonly rules: Game
  readonly envelope: Envelope
  readonly words: AgainWords
  readonly language: Language
}

/** The same people at another set-up: the harbour's own fields, as they were. */
function Anew({ rules, envelope, words, language }: AnewProps) {
  const { table, game } = envelope
  const seats = `${table.players.length}`
  const was = rules.name === game ? Object.entries(table.options) : []
  const options = Object.fromEntries(was.map(([name, value]) => [`option.${name}`, `${value}`]))
  const fields = { pace: table.pace, seats, ...options }
  const state = atFirst(harbourView(rules, language, { fields }))
  const all = newestGames().filter(
    one => one.seats.least <= table.players.length && table.players.length <= one.seats.most
  )
  return (
    <div id="harbour">
      <form class="opening" method="post" aria-labelledby="anew">
        <h2 id="anew">{words.anew(signOf(rules.name, language).title)}</h2>
        <input type="hidden" name="game" value={rules.name} />
        <input type="hidden" name="seats" value={seats} />
        <Pace words={harbourWords[language]} state={state} />
        <Settings words={harbourWords[language]} state={state} />
        <p class="last">
          <button name="again" value="1">
            {words.open}
          </button>
        </p>
        {all.length > 1 && (
          <p class="soft">
            {words.other}{' '}
            {all
              .filter(one => one !== rules)
              .map(({ name }) => (
                <a href={`?again=${name}`}>{signOf(name, language).title}</a>
              ))}
          </p>
        )}
      </form>
    </div>
  )
}
