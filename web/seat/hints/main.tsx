import type { ComponentChildren } from 'preact'
import { fillLineTemplate } from '../../../engine/choice.ts'
import type { Json } from '../../../engine/game.ts'
import type { FactsOrNullByCode } from '../../../engine/refusal.ts'
import { styleLater } from '../../style-later.ts'
import { words } from '../../words/en/hints.ts'
import type { Store } from '../acts.ts'
import type { Page } from '../page.ts'
import { meaning } from '../taps.ts'
import type { At, HintsGame, HintsWords } from './game.ts'
import style from './hints.css'
import { isWanted, putAway, wasTold } from './kept.ts'

/** Begins to help, in the place of what the bar says. */
export type Help = (store: Store) => void

export function help<View, Name extends string, Doubts extends FactsOrNullByCode>(
  own: HintsGame<View, Name, Doubts>,
  said: HintsWords<Name, Doubts>
): Help {
  const game = own as unknown as HintsGame
  const told = said as unknown as HintsWords
  return store => {
    void styleLater(style).then(() => store.change({ aid }))
    let last = ''

    /** What is said in the place of a sentence of the bar: where the help itself fails, that sentence. */
    function aid(page: Page, sentence: ComponentChildren): ComponentChildren {
      try {
        return helped(page, sentence)
      } catch (error) {
        throwLater(error)
        return sentence
      }
    }

    function helped(page: Page, sentence: ComponentChildren): ComponentChildren {
      if (page.sending) return sentence
      const name = isWanted('hints', page.envelope.game) ? hintAt(page, game) : undefined
      // Whoever goes on has read it.
      if (last && last !== name) putAway(last)
      last = name ?? ''
      if (name)
        return (
          <Hint
            // What Confirm would do is said all the same.
            does={meaning(page.offer, page.taps).line && sentence}
            says={words.common[name as Common] ?? told.hints[ownName(name)] ?? ''}
            putAway={() => {
              putAway(name)
              store.change({})
            }}
          />
        )
      const doubts = isWanted('doubts', page.envelope.game) ? doubtsAt(page, game) : []
      return [sentence, ...doubts.map(({ code, facts = {} }) => <b class="warn"> {told.doubts[code]?.(facts)}</b>)]
    }
  }
}

interface HintProps {
  readonly does: ComponentChildren
  readonly says: string
  readonly putAway: () => void
}

function Hint({ does, says, putAway }: HintProps) {
  return (
    <span class="hint">
      <span>
        {does} {says}
      </span>
      <button onClick={putAway}>{words.gotIt}</button>
    </span>
  )
}

type Common = keyof typeof words.common

/** The first hint that fits and was not told yet: those of every game, then the game's own. */
function hintAt({ envelope, offer, taps }: Page, { hints }: HintsGame): string | undefined {
  const { view, draft, awaits, seat, own, table, game } = envelope
  // What a plan says is covered by nothing.
  if (own?.plan) return undefined
  const { choice } = meaning(offer, taps)
  // What can be taken back may be a part of a turn that goes on.
  const isDone = !!draft && !offer.choices[0]
  const at: At = {
    view: view as Json,
    hand: offer.hand,
    isSilent: table.talk === 'silent' && table.players.length > 1,
    offered: offer.choices.map(({ verb }) => verb),
    verb: choice?.verb ?? '',
    place: taps.place,
    ways: choice?.ways
  }
  const common: { readonly [name in Common]: boolean } = {
    draft: isDone,
    away: !draft && !awaits.includes(seat ?? -1) && !own?.mail
  }
  const fitting = [
    ...Object.entries(common).flatMap(([name, fits]) => (fits ? [name] : [])),
    ...(isDone ? [] : Object.entries(hints).flatMap(([name, fits]) => (fits(at) ? [`${game}.${name}`] : [])))
  ]
  return fitting.find(name => !wasTold(name))
}

/** Throws once the page is drawn, so that the console tells of it and nothing else is lost. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}

/** A game's own name of a hint: devices keep it with the game's before it. */
function ownName(hint: string): string {
  return hint.slice(hint.indexOf('.') + 1)
}

/** What anybody might doubt about the place that is chosen, whatever it is paid with. */
function doubtsAt({ envelope: { view }, offer, taps }: Page, { doubts }: HintsGame) {
  const { choice, way } = meaning(offer, taps)
  const isWhole = choice?.ways && taps.place in choice.ways.at
  return (isWhole && doubts?.(view as Json, fillLineTemplate(choice, way))) || []
}
