import { render } from 'preact'
import type { Language } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Entry, Log } from '../../../schema/wire/log.ts'
import type { VoyagesTold } from '../../../schema/wire/voyages.ts'
import { styleLater } from '../../style-later.ts'
import { words } from '../../words/en/ending.ts'
import type { Api } from '../api.ts'
import type { LogWords } from '../game.ts'
import { learnt } from '../hints/kept.ts'
import style from './ending.css'
import { Ending, type EndingProps, summary } from './ending.tsx'
import type { EndingGame } from './game.ts'
import { canShareFiles, drawn, keepPicture, poster } from './picture.ts'

export interface EndMeans {
  readonly envelope: Envelope
  readonly api: Api
  readonly why: LogWords['why']
}

/** Shows on a page what a match was, once it is over; and again, when something follows. */
export type End = (means: EndMeans) => (envelope: Envelope) => void

/** The end of a game's matches; its style, where it has one, is what glows then. */
export function ending<View>(own: EndingGame<View>, title: string, glow?: string): End {
  const game = own as EndingGame
  const language = document.documentElement.lang as Language
  return ({ envelope, api, why }) => {
    learnt(envelope.game)
    const root = place()
    let props: EndingProps = { words, game, why, language, envelope }
    const styled = Promise.all((glow ? [style, glow] : [style]).map(styleLater))
    document.querySelector('main')?.classList.add(`ended-${envelope.result?.outcome}`)
    show({})
    void more()
    if (envelope.own?.sat) void shared()
    return now => show({ envelope: now })

    function show(change: Partial<EndingProps>): void {
      props = { ...props, ...change }
      void styled.then(() => render(<Ending {...props} />, root))
    }

    async function shared(): Promise<void> {
      const { ok } = await api<VoyagesTold>('GET', 'voyages')
      if (ok) show({ crews: ok.crews })
    }

    async function more(): Promise<void> {
      show({ turns: game.turns(await wholeLog(api), envelope.view) })
      // Drawn beforehand: a browser shares nothing that comes long after the tap.
      const picture = await drawn(poster(game.picture(envelope.view), [title, summary(props)]))
      show({ keep: { how: canShareFiles() ? 'share' : 'save', picture: () => keepPicture(picture, title) } })
    }
  }
}

/** Where it stands; a page that was there before the end has no such place yet. */
function place(): Element {
  const root = document.getElementById('ending') ?? Object.assign(document.createElement('section'), { id: 'ending' })
  if (!root.isConnected) document.getElementById('turn')?.after(root)
  return root
}

/** All that the seat may know of what happened, oldest first. */
async function wholeLog(api: Api): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  let before: number | null | undefined
  do {
    const { ok }: { ok?: Log } = await api<Log>('GET', before === undefined ? 'log' : `log?before=${before}`)
    entries.unshift(...(ok?.entries ?? []))
    before = ok?.before ?? null
  } while (before !== null)
  return entries
}
