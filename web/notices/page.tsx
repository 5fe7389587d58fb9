import type { ComponentChildren } from 'preact'
import type { Facts } from '../../engine/game.ts'
import type { Language } from '../../schema/wire.ts'
import { type Assets, htmlDocument } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { signOf } from '../games/catalogue.ts'
import type { NoticeKind } from '../words/en/notices.ts'
import { noticesWords } from '../words/index.ts'
import { Horizon } from './horizon.tsx'

interface Where {
  readonly language: Language
  readonly assets: Assets
}

const PASSING: readonly NoticeKind[] = ['too-many', 'broken']

/** Says one thing and the next step. Where it asks for consent, its button posts to the same address. */
export function noticePage({ kind, facts, ...where }: Where & { kind: NoticeKind; facts?: Facts }): string {
  const words = noticesWords[where.language]
  const notice = words.notices[kind]
  return page(where, notice.title, [
    typeof facts?.address === 'string' && <p class="whom">{facts.address}</p>,
    <p>{notice.text}</p>,
    'act' in notice && <Ask act={notice.act} />,
    <p class="next">
      {PASSING.includes(kind) && <a href="">{words.again}</a>}
      <a href="/">{words.harbour}</a>
    </p>
  ])
}

/** What previews and scanners get instead of a hand; a person taps the button. */
export function coverPage({ game, ...where }: Where & { game: string }): string {
  const { cover } = noticesWords[where.language]
  return page(where, cover.title(signOf(game, where.language).title), [
    <p>{cover.text}</p>,
    <Ask act={cover.show} name="show" />
  ])
}

function Ask({ act, name }: { act: string; name?: string }) {
  return (
    <form method="post">
      <button name={name} value="1">
        {act}
      </button>
    </form>
  )
}

function page({ language, assets }: Where, title: string, children: ComponentChildren): string {
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
