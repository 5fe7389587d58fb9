import type { Language } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import type { Opened } from '../../schema/wire/links.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { signOf } from '../games/catalogue.ts'
import { hostWords } from '../words/index.ts'
import { isolated } from '../words/isolated.ts'
import { Host } from './host.tsx'
import { invited } from './invited.ts'
import { setupInWords } from './setup.ts'
import { type Acts, atFirst, hostView } from './state.ts'

/** The same for those who read plain text. */
export function linksText({ mail, links }: Opened, language: Language): string {
  const seats = links.seats.flatMap(seat => {
    const said = invited(hostWords[language], seat, links.seats, language)
    return [`${isolated(seat.name)}  ${seat.link}`, ...(said === null ? [] : [`  ${said}`])]
  })
  return [
    ...seats,
    '',
    links.watcher,
    '',
    ...(mail ? [`${mail.address}: ${hostWords[language].mail.states[mail.state]}`, ''] : []),
    hostWords[language].curl,
    `  curl -d do=pace -d pace=week ${links.host}`,
    ''
  ].join('\n')
}

interface Asked {
  readonly opened: Opened
  readonly language: Language
  readonly assets: Assets
  /** Why what was asked was refused. */
  readonly failure?: Failure | undefined
  readonly now: number
}

/** What the host's link shows: every link, and who has come. */
export function hostPage({ envelope, ...asked }: Asked & { envelope: Envelope }): Written {
  return page(asked, envelope)
}

/** The answer to the harbour's form where there is no JavaScript. */
export function openedPage(asked: Asked): Written {
  return page(asked, null)
}

function page({ opened, language, assets, failure, now }: Asked, envelope: Envelope | null): Written {
  const words = hostWords[language]
  const title = envelope ? signOf(envelope.game, language).title : ''
  const setup = envelope ? setupInWords(envelope, language) : ''
  const competed = envelope?.table.competed ?? false
  const view = hostView(opened, envelope, { title, setup, competed, now, refused: failure?.message ?? null }, language)
  return htmlDocument({
    title: `${envelope ? words.title(title) : words.opened} · Slow Boat`,
    description: opened.sealed ? words.sealedText : words.openedText,
    language,
    assets,
    style: 'host/host.css',
    script: `host-${language}.js`,
    data: view,
    children: (
      <Frame language={language} at={opened.links.host}>
        <main class="host" id="host">
          <Host words={words} state={atFirst(view)} acts={NO_ACTS} />
        </main>
      </Frame>
    )
  })
}

const nothing = () => {}
const NO_ACTS: Acts = {
  copy: nothing,
  share: nothing,
  code: nothing,
  invite: nothing,
  steer: nothing,
  ask: nothing,
  renew: nothing,
  leave: nothing
}
