import type { ComponentChildren } from 'preact'
import type { Facts } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import type { Invited } from '../../schema/wire/envelope.ts'
import type { Assets } from '../assets.ts'
import { htmlDocument, type Shell, type Written } from '../document.tsx'
import { Frame } from '../frame.tsx'
import { signOf } from '../games/catalogue.ts'
import type { LandingKind } from '../words/en/landing.ts'
import { inTime } from '../words/in-time.ts'
import { landingWords } from '../words/index.ts'
import { Vignette } from '../vignette/vignette.tsx'
import { moment } from '../words/in-utc.ts'
import { isolated } from '../words/isolated.ts'
import { STOP_KINDS } from './stops.ts'
import { Horizon } from './horizon.tsx'

interface Where {
  readonly language: Language
  readonly assets: Assets
}

// What is posted without a name ends all mail, as a mail provider's one click does.
const NAMES: { readonly [kind in LandingKind]?: string } = {
  unsubscribed: 'again',
  sealed: 'send',
  'seat-reissued': 'send',
  'host-reissued': 'send',
  confirmed: 'send',
  'host-confirmed': 'send'
}
const PASSING: readonly LandingKind[] = ['too-many', 'broken', 'boat-unreachable']

interface Landing extends Where {
  readonly kind: LandingKind
  readonly facts?: Facts
  /** What an address's owner may want less of, and whether they have said so. */
  readonly stops?: { readonly [kind in (typeof STOP_KINDS)[number]]?: boolean }
  /** The seat that it is about: to that it leads back, where the device has its link. */
  readonly back?: { readonly match: string; readonly seat: number }
}

/** Says one thing and the next step, and where that is to wait, for how long. Where it asks for consent, its button posts to the same address. */
export function landingPage({ kind, facts, back, stops = {}, ...where }: Landing): Written {
  const words = landingWords[where.language]
  const said = words.pages[kind]
  const script = back && 'way-back.js'
  // What is asked on the page goes before the way to the seat, and is the only loud thing then.
  const offersLink = NAMES[kind] === 'send' || !('act' in said)
  return page(where, { title: said.title, description: said.text, picture: <Horizon />, ...(script && { script }) }, [
    typeof facts?.address === 'string' && <p class="whom">{facts.address}</p>,
    typeof facts?.name === 'string' && (
      <p class="whom">
        {facts.takenAt === undefined
          ? isolated(facts.name)
          : words.who(isolated(facts.name), moment(facts.takenAt, where.language))}
      </p>
    ),
    ...STOP_KINDS.map(one => {
      const on = stops[one]
      const choice = words.stops[one]
      return (
        on !== undefined && (
          <form method="post" id={one} class="stop">
            <p>{on ? choice.done : choice.text}</p>
            <input type="hidden" name={one} value="1" />
            {on ? (
              <button name="undo" value="1">
                {choice.undo}
              </button>
            ) : (
              <button>{choice.act}</button>
            )}
          </form>
        )
      )
    }),
    <p id="all">{said.text}</p>,
    typeof facts?.seconds === 'number' && <p>{words.later(inTime(facts.seconds, where.language))}</p>,
    back && offersLink && <Back back={back} label={words.seat} isLoud />,
    'act' in said && <Ask act={said.act} name={NAMES[kind]} offer={'offer' in said ? said.offer : undefined} />,
    back && !offersLink && <Back back={back} label={words.seat} />,
    <p class="next">
      {PASSING.includes(kind) && <a href="">{words.again}</a>}
      <a href="/">{words.harbour}</a>
    </p>
  ])
}

/** The same in a sentence, for programs and terminals. */
export function landingText({ kind, language }: { kind: LandingKind; language: Language }): string {
  return landingWords[language].pages[kind].text
}

export interface Cover extends Where {
  readonly game: string
  /** What invites to the seat, as long as nobody has taken it. */
  readonly invitation?: Invited | undefined
  /** The address of the service. */
  readonly origin: string
}

/**
 * What previews and scanners get instead of a hand: the game and the host's own line, and no name, since none was given
 * for that. A person taps the button.
 */
export function coverPage({ game, invitation, origin, ...where }: Cover): Written {
  const { cover } = landingWords[where.language]
  const { title, sentence } = signOf(game, where.language)
  const heading = invitation ? cover.free(title) : cover.title(title)
  const greeting = invitation?.greeting ?? null
  const shown = {
    title: heading,
    picture: <Vignette game={game} assets={where.assets} />,
    description: greeting ?? sentence,
    preview: { title: heading, text: greeting ?? sentence, game, origin }
  }
  return page(where, shown, [
    greeting !== null && <blockquote dir="auto">{greeting}</blockquote>,
    <p>{sentence}</p>,
    <p class="soft">{cover.text}</p>,
    <Ask act={cover.show} name="show" />
  ])
}

interface BackProps {
  readonly back: NonNullable<Landing['back']>
  readonly label: string
  readonly isLoud?: boolean
}

/** Leads to the seat on a device that has its link; shown by its script. */
function Back({ back, label, isLoud }: BackProps) {
  return (
    <a class={isLoud ? 'go' : 'quiet'} data-match={back.match} data-seat={back.seat} hidden>
      {label}
    </a>
  )
}

interface AskProps {
  readonly act: string
  readonly name?: string | undefined
  /** What the button is for, where the page says something else, too: gone where it is. */
  readonly offer?: string | undefined
}

function Ask({ act, name, offer }: AskProps) {
  return (
    <form method="post">
      {offer && <p>{offer}</p>}
      <button name={name} value="1">
        {act}
      </button>
    </form>
  )
}

interface Shown extends Pick<Shell, 'title' | 'description' | 'preview' | 'script'> {
  readonly picture: ComponentChildren
}

function page({ language, assets }: Where, { title, picture, ...shown }: Shown, children: ComponentChildren): Written {
  return htmlDocument({
    ...shown,
    title: `${title} · Slow Boat`,
    language,
    assets,
    style: 'landing/landing.css',
    children: (
      <Frame language={language}>
        <main class="landing">
          {picture}
          <h1>{title}</h1>
          {children}
        </main>
      </Frame>
    )
  })
}
