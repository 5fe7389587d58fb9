import { render, type VNode } from 'preact'
import type { Counted } from '../../../schema/wire/counted.ts'
import { styleLater } from '../../style-later.ts'
import { words as unseenWords } from '../../words/en/unseen.ts'
import { words } from '../../words/en/waiting.ts'
import type { Store } from '../acts.ts'
import { type Api, untilAnswered } from '../api.ts'
import type { LogKit, Recap } from '../log/state.ts'
import type { Kit, TurnProps } from '../page.ts'
import { lookingBack } from './back.tsx'
import { rowsOf } from './counted.ts'
import type { WaitingGame, WaitingWords } from './game.ts'
import { Hidden } from './hidden.tsx'
import { marking } from './marking.tsx'
import { pastOf } from './past.ts'
import { Recapped } from './recapped.tsx'
import type { Tool } from './tool.ts'
import { trying } from './trying.tsx'
import style from './waiting.css'

export interface WaitMeans {
  readonly kit: LogKit
  readonly table: Kit
  readonly store: Store
  readonly api: Api
}

/** What may be done with a match while nothing has to be. */
export interface Waiting {
  panel(recap: Recap | null): VNode
  /** The match from that version on, on the table. */
  lookBack(from: number): void
  /** The page has been drawn. */
  drawn(): void
}

export type Wait = (means: WaitMeans) => Promise<Waiting>

/** With what a game gives for it, if it does: without it nothing is tried out. */
export function waiting<View>(own?: WaitingGame<View>, said?: WaitingWords): Wait {
  const game = own as unknown as WaitingGame | undefined
  return means => begin(game, said, means)
}

async function begin(
  game: WaitingGame | undefined,
  said: WaitingWords | undefined,
  { kit, table, store, api }: WaitMeans
): Promise<Waiting> {
  await styleLater(style)
  const turn = document.getElementById('turn') as HTMLElement
  const root = Object.assign(document.createElement('section'), { id: 'tool', className: 'bar', tabIndex: -1 })
  const past = pastOf(api)
  const means = { store, table, kit, api, words, past, leave: () => use(null) }
  let tool: Tool | null = null
  let counted: { readonly version: number; readonly unseen?: Counted['unseen'] | undefined } | undefined

  function use(next: Tool | null): void {
    tool = next
    turn.classList.toggle('apart', !!next)
    if (next) turn.after(root)
    else root.remove()
    const show = next ? (now: TurnProps) => next.turn(now) : undefined
    store.change({ show, plan: store.page().plan ?? shown, hint: '' })
    if (!next) return
    scrollTo({ top: 0 })
    root.focus()
  }

  const lookBack = (from: number) => use(lookingBack({ ...means, from }))

  async function count(): Promise<void> {
    const { version } = store.page().envelope
    if (counted?.version === version) return
    counted = { version, unseen: counted?.unseen }
    const { ok } = await untilAnswered(() => api<Counted>('GET', 'unseen'))
    // The table may have gone on meanwhile.
    if (ok && counted.version === version) counted = { version, unseen: ok.unseen }
    store.change({})
  }

  addEventListener('keydown', event => {
    if (event.key !== 'Escape') tool?.key?.(event)
    else if (tool) use(null)
  })

  return {
    lookBack,
    panel(recap) {
      void count()
      const { envelope } = store.page()
      return (
        <div class="waiting">
          {envelope.own && game && (
            <Begin label={words.tryOut} hint={words.tryOutHint} act={() => use(trying({ ...means, game }))} />
          )}
          <Begin label={words.look} hint={words.lookHint} act={() => lookBack(envelope.version)} />
          {envelope.own && kit.news.hasCells && (
            <Begin label={words.mark} hint={words.markHint} act={() => use(marking(means))} />
          )}
          {recap && <Recapped {...{ kit, envelope, recap, lookBack }} />}
          <h2>{unseenWords.title}</h2>
          {counted?.unseen && (
            <Hidden
              words={unseenWords}
              language={kit.language}
              rows={rowsOf(counted.unseen, { game, said, card: table.named.card })}
            />
          )}
        </div>
      )
    },
    drawn() {
      if (tool?.goesOn?.() === false) use(null)
      if (tool) render(<tool.Bar />, root)
    }
  }
}

/** A turn as long as none is planned. */
function shown(turn: TurnProps): TurnProps {
  return turn.page.show?.(turn) ?? turn
}

function Begin({ label, hint, act }: { label: string; hint: string; act: () => void }) {
  return (
    <p>
      <button onClick={act}>{label}</button> <small>{hint}</small>
    </p>
  )
}
