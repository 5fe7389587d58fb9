import type { ComponentChildren } from 'preact'
import type { Facts } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { signOf } from '../games/catalogue.ts'
import type { NoticeKind } from '../words/en/notices.ts'
import { inTime } from '../words/in-time.ts'
import { noticesWords } from '../words/index.ts'
import { moment } from '../words/moment.ts'
import { Horizon } from './horizon.tsx'

interface Where {
  readonly language: Language
  readonly assets: Assets
}

// What is posted without a name ends all mail, as a mail provider's one click does.
const NAMES: { readonly [kind in NoticeKind]?: string } = { unsubscribed: 'again', sealed: 'send' }
const PASSING: readonly NoticeKind[] = ['too-many', 'broken']

/** Says one thing and the next step, and where that is to wait, for how long. Where it asks for consent, its button posts to the same address. */
export function noticePage({ kind, facts, ...where }: Where & { kind: NoticeKind; facts?: Facts }): Written {
  const words = noticesWords[where.language]
  const notice = words.notices[kind]
  return page(where, notice.title, [
    typeof facts?.address === 'string' && <p class="whom">{facts.address}</p>,
    typeof facts?.name === 'string' && (
      <p class="whom">{words.who(facts.name, moment(facts.takenAt, where.language))}</p>
    ),
    <p>{notice.text}</p>,
    typeof facts?.seconds === 'number' && <p>{words.later(inTime(facts.seconds, where.language))}</p>,
    'act' in notice && <Ask act={notice.act} name={NAMES[kind]} />,
    <p class="next">
      {PASSING.includes(kind) && <a href="">{words.again}</a>}
      <a href="/">{words.harbour}</a>
    </p>
  ])
}

/** The same in a sentence, for programs and terminals. */
export function noticeText({ kind, language }: { kind: NoticeKind; language: Language }): string {
  return noticesWords[language].notices[kind].text
}

/** What previews and scanners get instead of a hand; a person taps the button. */
export function coverPage({ game, ...where }: Where & { game: string }): Written {
  const { cover } = noticesWords[where.language]
  return page(where, cover.title(signOf(game, where.language).title), [
    <p>{cover.text}</p>,
    <Ask act={cover.show} name="show" />
  ])
}

function Ask({ act, name }: { act: string; name?: string | undefined }) {
  return (
    <form method="post">
      <button name={name} value="1">
        {act}
      </button>
    </form>
  )
}

function page({ language, assets }: Where, title: string, children: ComponentChildren): Written {
  return htmlDocument({
    title: `${title} · Slow Boat`,
    language,
    assets,
    style: 'notices/notices.css',
    children: (
      <Frame language={language}>
        <main class="notice">
          <Horizon />
          <h1>{title}</h1>
          {children}
        </main>
      </Frame>
    )
  })
}
