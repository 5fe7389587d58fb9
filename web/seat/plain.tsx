import type { ComponentChildren } from 'preact'
import type { Language } from '../../schema/languages.ts'
import type { Log } from '../../schema/wire/log.ts'
import { ANSWER_LENGTH, SAY_LENGTH } from '../../schema/wire/limits.ts'
import { pageGame } from '../games/catalogue.ts'
import { example } from '../text/example.ts'
import { hiddenRows } from '../text/hidden.ts'
import { tell } from '../text/telling.ts'
import { invitationWords, planWords, unseenWords } from '../words/index.ts'
import { Chapters } from './chapters.tsx'
import { Home } from './home.tsx'
import { Absences } from './log/absence.tsx'
import { Entries, isUnreached, Players } from './log/more.tsx'
import { Asleep, Guest, Handover, Helm, Unproven } from './log/news.tsx'
import type { LogProps } from './log/state.ts'
import { Said } from './log/talk.tsx'
import { LostLink, Vouching } from './log/vouching.tsx'
import { moment } from './log/when.ts'
import { nameAt } from './names.ts'
import type { Kit, Page } from './page.ts'
import { waits } from './plan/waits.ts'
import { Hidden } from './waiting/hidden.tsx'
import { Status } from './status.tsx'

interface PlainProps {
  readonly page: Page
  readonly kit: Kit
  readonly beside: LogProps
  readonly log: Log
  readonly language: Language
  /** What a match that is over was. */
  readonly ending: ComponentChildren
}

/** A seat without scripts: what it may do is a numbered list and forms, which say and take what mails and terminals do. */
export function Plain({ page, kit, beside, log, language, ending }: PlainProps) {
  const { envelope, now, hint } = page
  const { words, game, named } = kit
  const { own, table } = envelope
  const { can, news, newsTitle } = tell(envelope, { language, zone: own?.zone ?? 'UTC', now })
  const rows = hiddenRows(envelope, language)
  return (
    <main>
      <header id="status">
        <Status page={page} kit={kit} />
      </header>
      <div id="news">
        <Guest kit={beside.kit} envelope={envelope} />
        {own?.guest && <p class="soft">{beside.kit.words.guestMeans(nameAt(envelope, envelope.seat ?? -1))}</p>}
        <Unproven kit={beside.kit} envelope={envelope} />
        <Asleep kit={beside.kit} envelope={envelope} when={at => moment(at, now, language, own?.zone)} />
        <Handover kit={beside.kit} envelope={envelope} />
        {news.length > 1 ? <Recap title={newsTitle} news={news} /> : <p>{news.join(' ')}</p>}
        <Helm kit={beside.kit} envelope={envelope} />
        <Vouching kit={beside.kit} envelope={envelope} when={at => moment(at, now, language, own?.zone)} />
        <Absences kit={beside.kit} envelope={envelope} when={at => moment(at, now, language, own?.zone)} />
      </div>
      <div id="turn">
        <section class="table">
          <game.Board view={envelope.view} words={named} draft={envelope.draft?.events.flatMap(game.places) ?? []} />
        </section>
        <ol class="hand" aria-label={named.hand ?? words.hand}>
          {game.hand(envelope.view).map(card => (
            <li>
              <game.Face card={card} words={named} />
            </li>
          ))}
          {Array.from({ length: envelope.view.faceDown ?? 0 }, () => (
            <li class="back" />
          ))}
        </ol>
      </div>
      {ending}
      <Home language={language} />
      <section id="more">
        {hint && (
          <p role="alert" class="warn">
            {hint}
          </p>
        )}
        {envelope.draft && <Draft {...{ envelope, words }} />}
        {can.length > 0 && <Choose {...{ envelope, words, can, language }} />}
        {own?.plan && <p>{own.plan.says}</p>}
        {own?.plan?.due !== undefined && <DuePlan due={own.plan.due} {...{ page, language }} />}
        {waits(envelope) && <Plan {...{ envelope, words, language }} />}
        <Players {...beside} />
        <LostLink kit={beside.kit} envelope={envelope} />
        <Talk {...beside} />
        {own && !own.guest && (
          <nav>
            <a class="soft" href="?settings=1">
              {invitationWords[language].settings}
            </a>
            {isUnreached(envelope) && <small class="warn">{beside.kit.words.putRight}</small>}
          </nav>
        )}
        <details>
          <summary>{beside.kit.words.log}</summary>
          <Entries {...beside} log={log} />
        </details>
        {rows.length > 0 && (
          <details>
            <summary>{unseenWords[language].title}</summary>
            <Hidden words={unseenWords[language]} language={language} rows={rows} />
          </details>
        )}
        <details>
          <summary>{beside.kit.words.rules}</summary>
          <Chapters sections={pageGame(envelope.game).rules[language](table.options, table.players.length)} kit={kit} />
        </details>
      </section>
    </main>
  )
}

/** All that happened while nobody was here, in a row. */
function Recap({ title, news }: { title: string; news: readonly string[] }) {
  return (
    <details open>
      <summary>{title}</summary>
      <ol>
        {news.map(sentence => (
          <li>{sentence}</li>
        ))}
      </ol>
    </details>
  )
}

type Told = Pick<Page, 'envelope'> & Pick<Kit, 'words'>

function Version({ envelope: { version } }: Pick<Page, 'envelope'>) {
  return <input type="hidden" name="version" value={version} />
}

/** What a number means that is chosen from the list. */
function List({ envelope }: Pick<Page, 'envelope'>) {
  return (
    <>
      <Version envelope={envelope} />
      {envelope.draft && <input type="hidden" name="behind" value={envelope.draft.lines} />}
    </>
  )
}

function Key() {
  return <input type="hidden" name="key" value={crypto.randomUUID().slice(0, 8)} />
}

/** What lies there can be taken back, or settled. */
function Draft({ envelope, words }: Told) {
  return (
    <form method="post">
      <Version envelope={envelope} />
      <button name="undo" value="1">
        {words.undo}
      </button>
      <button name="done" value="1">
        {words.done}
      </button>
    </form>
  )
}

function Choose({
  envelope,
  words,
  can,
  language
}: Told & Pick<ReturnType<typeof tell>, 'can'> & { language: Language }) {
  return (
    <form method="post">
      <List envelope={envelope} />
      <ol>
        {can.map(({ number, sentence }) => (
          <li>
            <b>{number}</b> {sentence}
          </li>
        ))}
      </ol>
      <label>
        {invitationWords[language].plain(example(can))}
        <input name="choice" required autocomplete="off" />
      </label>
      <Key />
      <button class="go">{words.confirm}</button>
    </form>
  )
}

/** The turn has come that a plan is for: it is played at once, or withdrawn. */
function DuePlan({ page: { envelope, now }, due, language }: Pick<PlainProps, 'page' | 'language'> & { due: number }) {
  const words = planWords[language]
  return (
    <form method="post">
      <p>{words.dueFrom(moment(due, now, language, envelope.own?.zone))}</p>
      <button name="plan" value="now">
        {words.now}
      </button>{' '}
      <button name="plan" value="withdraw">
        {words.withdraw}
      </button>
    </form>
  )
}

/** What is to be played once it is the seat's turn. */
function Plan({ envelope, words, language }: Told & { language: Language }) {
  return (
    <form method="post">
      <Version envelope={envelope} />
      <input type="hidden" name="planned" value={envelope.own?.plan?.plan ?? ''} />
      <label>
        {invitationWords[language].plan}
        <input name="choice" required autocomplete="off" defaultValue="plan " maxLength={ANSWER_LENGTH} />
      </label>
      <Key />
      <button>{words.confirm}</button>
    </form>
  )
}

/** What was said, and what may be: a phrase is a button. */
function Talk({ kit, state: { envelope } }: LogProps) {
  const { phrases, seat, own, table, result } = envelope
  const { words, told } = kit
  const isFree = seat !== null && !own?.guest && (table.talk === 'free' || result !== null)
  return (
    <>
      <Said kit={kit} envelope={envelope} />
      {phrases.length > 0 && (
        <form method="post">
          <Key />
          {phrases.map(phrase => (
            <button name="say" value={phrase}>
              {told.phrase(phrase)}
            </button>
          ))}
        </form>
      )}
      {isFree && (
        <form method="post">
          <Key />
          <label>
            {words.say}
            <input name="say" required maxLength={SAY_LENGTH} autocomplete="off" />
          </label>
          <button>{words.send}</button>
        </form>
      )}
    </>
  )
}
