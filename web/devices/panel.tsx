import type { VNode } from 'preact'
import type { Tried } from '../../schema/wire/reached.ts'
import { carry, knownLinks, linkIn } from '../harbour/known.ts'
import { copied } from '../pass-on.ts'
import { type Code, qrCode } from '../qr.ts'
import { newKey } from '../seat/api.ts'
import type { AboardWords } from '../words/en/aboard.ts'
import { askBoat } from './boat.ts'
import { read, save, written } from './file.ts'
import { aboard, board } from './memory.ts'
import { Panel, type PanelState } from './panel-view.tsx'
import { agree, sync } from './sync.ts'

interface Means {
  readonly words: AboardWords
  /** The addresses that were confirmed at seats of this device, each with the link of one. */
  readonly addresses: () => ReadonlyMap<string, string>
  /** Why the boat could not be asked, when it was last. */
  readonly trouble: () => string
  /** The matches of this device are others now. */
  changed(): void
  redraw(): void
}

/** What can be done so that one's matches are on one's other devices too. */
export function panel({ words, addresses, trouble, changed, redraw }: Means): () => VNode {
  let state: PanelState = { said: '', isRenewing: false, isCopied: false, came: '' }
  let code: Code | undefined
  let isMaking = false

  function show(part: Partial<PanelState>): void {
    state = { ...state, isCopied: false, ...part }
    redraw()
  }

  /** It is shown once it carries what is here. */
  async function make(): Promise<void> {
    isMaking = true
    const failed = await filled()
    isMaking = false
    show({ said: failed })
  }

  async function filled(): Promise<string> {
    const { ok, refused } = await askBoat(null, 'POST', '', { key: newKey() })
    if (!ok) return refused?.message ?? words.panel.failed
    board({ link: linkIn(ok.link), agreed: [], dropped: [], apart: [] })
    return (await sync())?.message ?? ''
  }

  async function send(address: string, to: string): Promise<void> {
    const { ok, refused } = await askBoat<Tried>(own(), 'POST', '/send', { to })
    const { sent, busy, refused: denied, failed } = words.panel
    const said = { sent: sent(address), busy, 'by-us': busy, refused: denied }
    show({ said: ok ? said[ok.state] : (refused?.message ?? failed) })
  }

  async function renew(): Promise<void> {
    const before = aboard()
    if (!before) return
    // After a lost answer it is sent again with the same key, from this page or the next.
    const key = before.key ?? newKey()
    board({ ...before, key })
    const { ok, refused } = await askBoat(before.link, 'POST', '/replace', { key })
    if (ok) agree(ok)
    code = undefined
    show({ isRenewing: false, said: ok ? words.panel.renewed : (refused?.message ?? words.panel.failed) })
  }

  async function end(): Promise<void> {
    const { ok, refused } = await askBoat<object>(own(), 'DELETE')
    if (!ok) return show({ said: refused?.message ?? words.panel.failed })
    board(null)
    show({ isRenewing: false, said: words.panel.ended })
  }

  async function open(file: File): Promise<void> {
    const found = read(await file.text(), location.origin)
    if ('wrong' in found) return show({ came: wrong(words, found) })
    show({ came: words.file.came(carry(found.known)) })
    changed()
  }

  return () => {
    const link = aboard()?.link
    const address = link === undefined || isMaking ? null : `${location.origin}/s/${link}`
    return (
      <Panel
        words={words}
        state={{ ...state, said: state.said || trouble() }}
        address={address}
        code={code}
        addresses={[...addresses().keys()]}
        acts={{
          make: () => void make(),
          copy: async () => show({ isCopied: await copied(address ?? '') }),
          code() {
            code = code || !address ? undefined : qrCode(address)
            redraw()
          },
          send: to => void send(to, addresses().get(to) ?? ''),
          ask: isRenewing => show({ isRenewing, said: '' }),
          renew: () => void renew(),
          leave() {
            board(null)
            show({ isRenewing: false, said: words.panel.left })
          },
          end: () => void end(),
          save: () => save(written(knownLinks(), location.origin)),
          open: file => void open(file)
        }}
      />
    )
  }
}

function own(): string {
  return aboard()?.link ?? ''
}

function wrong({ file }: AboardWords, found: Extract<ReturnType<typeof read>, { wrong: string }>): string {
  switch (found.wrong) {
    case 'origin':
      return file.wrong.origin(found.origin)
    case 'match':
      return file.wrong.match(found.at)
    default:
      return file.wrong[found.wrong]
  }
}
