import type { MatchRecord } from '../../engine/match.ts'
import type { Language } from '../../schema/languages.ts'
import type { Crew } from '../../schema/wire/crew.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { pageGame } from '../games/catalogue.ts'
import { recordWords, seatWords } from '../words/index.ts'
import { LostLink } from './lost-link.tsx'
import { recordGame, signOf } from '../games/catalogue.ts'
import { beside } from './beside.ts'
import { framesOf } from './frames.ts'
import { rulesOf } from './game.ts'
import { Record } from './record.tsx'
import { type Acts, atFirst, nameOf } from './state.ts'

interface Asked {
  readonly id: string
  readonly record: MatchRecord
  /** How the same deal came out for those who had it. */
  readonly crews?: readonly Crew[]
  /** Whether everybody may see the record. */
  readonly shared?: boolean
  /** Whether it is shown by a link that opens another match with the same people. */
  readonly seated?: boolean
  readonly language: Language
  readonly zone: string
  readonly assets: Assets
  /** The address of the service. */
  readonly origin: string
}

/** A finished match, open to whoever has its address. */
export function recordPage({
  id,
  record,
  crews = [],
  shared = true,
  seated = false,
  language,
  zone,
  assets,
  origin
}: Asked): Written {
  const words = recordWords[language]
  const game = recordGame(record.game)
  const named = pageGame(record.game).words[language]
  const about = { id, game: record.game, language }
  const view = { id, language, zone, record, shared, seated, crews: crews.map(crew => beside(crew, about)) }
  const names = Array.from({ length: record.seats }, (_, seat) => nameOf(view, seat))
  const { sentence } = signOf(record.game, language)
  return htmlDocument({
    title: `${words.title(named.title, names.join(', '))} · Slow Boat`,
    description: sentence,
    address: `${origin}/m/${id}?`,
    // Names were not given to be shown in chats.
    preview: { title: named.title, text: sentence, game: record.game, origin },
    language,
    assets,
    style: `record-${record.game}.css`,
    script: `record-${record.game}-${language}.js`,
    data: view,
    children: (
      <Frame language={language}>
        <main class="record" id="record">
          <Record
            {...{ words, game, named }}
            state={atFirst(view, framesOf(record, rulesOf(game, record)))}
            acts={NO_ACTS}
          />
        </main>
        <LostLink id={id} names={names} words={seatWords[language].vouch} />
      </Frame>
    )
  })
}

const nothing = () => {}
const NO_ACTS: Acts = { go: nothing, play: nothing, pause: nothing, pass: nothing }
