import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Log } from '../../schema/wire/log.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { pageGame, sceneOf } from '../games/catalogue.ts'
import { invitationPage } from '../invitation/page.tsx'
import { seatWords } from '../words/index.ts'
import { Home } from './home.tsx'
import { More } from './log/more.tsx'
import { News } from './log/news.tsx'
import { type LogActs, firstState } from './log/state.ts'
import { Ending } from './ending/ending.tsx'
import { NO_ACTS } from './no-acts.ts'
import { firstPage } from './page.ts'
import { Plain } from './plain.tsx'
import { heading, Status } from './status.tsx'
import { Turn } from './turn.tsx'

interface Asked {
  readonly envelope: Envelope
  readonly language: Language
  readonly assets: Assets
  readonly now: number
  /** Why what was sent without JavaScript was refused, or what came of it. */
  readonly hint?: string
  /** What happened last, where the page must do without scripts. */
  readonly log?: Log | undefined
}

/** The page of a seat, of an invitation to one, or of somebody who watches. */
export function seatPage({ envelope, language, assets, now, hint = '', log }: Asked): Written {
  const isFree = envelope.seat !== null && !envelope.table.players[envelope.seat]?.taken
  if (isFree) return invitationPage({ envelope, language, assets, hint })
  const all = pageGame(envelope.game)
  const { entry, game, words: named } = sceneOf(envelope.game, envelope.table.options)
  const kit = { game, named: named[language], words: seatWords[language] }
  const page = { ...firstPage(kit, envelope, now), hint }
  const logKit = { language, words: seatWords[language], told: all.words[language], news: all.game }
  const beside = { kit: logKit, state: firstState(logKit, envelope, now), acts: LOG_ACTS }
  const shell = { title: `${heading(page, kit)} · ${kit.named.title}`, language, assets, style: `seat-${entry}.css` }
  const ending = envelope.result && (
    <section id="ending">
      <Ending
        words={seatWords[language]}
        game={all.endings[language]}
        why={all.words[language].why}
        {...{ language, envelope }}
      />
    </section>
  )
  if (log) return htmlDocument({ ...shell, children: <Plain {...{ page, kit, beside, log, language, ending }} /> })
  return htmlDocument({
    ...shell,
    script: `seat-${entry}-${language}.js`,
    plain: PLAIN,
    data: envelope,
    children: (
      <main class={envelope.result ? `ended-${envelope.result.outcome}` : undefined}>
        <header id="status">
          <Status page={page} kit={kit} />
        </header>
        <div id="news">
          <News {...beside} />
        </div>
        <div id="turn">
          <Turn page={page} kit={kit} acts={NO_ACTS} />
        </div>
        {ending}
        <Home language={language} />
        <section id="more">
          <More {...beside} />
        </section>
        <p id="lifeless">
          <a href={PLAIN}>{kit.words.lifeless}</a>
        </p>
      </main>
    )
  })
}

/** Where the page is whole without scripts. */
const PLAIN = '?plain'

const nothing = () => undefined
const LOG_ACTS: LogActs = { step: nothing, recap: nothing, say: nothing, older: nothing, open: nothing }
