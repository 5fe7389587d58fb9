import type { Code } from '../qr.ts'
import type { AboardWords } from '../words/en/aboard.ts'

export interface PanelState {
  /** What came of what was done last. */
  readonly said: string
  readonly isRenewing: boolean
  readonly isCopied: boolean
  /** What came of a file. */
  readonly came: string
}

interface PanelActs {
  make(): void
  copy(): void
  code(): void
  send(address: string): void
  ask(isRenewing: boolean): void
  renew(): void
  leave(): void
  end(): void
  save(): void
  open(file: File): void
}

interface PanelProps {
  readonly words: AboardWords
  readonly state: PanelState
  readonly acts: PanelActs
  /** Of the private link; null where this device has none. */
  readonly address: string | null
  readonly code: Code | undefined
  /** Where it may be sent. */
  readonly addresses: readonly string[]
}

/** A private link of one's own, and the same without: a file. */
export function Panel(props: PanelProps) {
  const { words, state, acts, address } = props
  const { panel } = words
  return (
    <div class="panel">
      {address === null ? (
        <>
          <p>{panel.what}</p>
          <p class="ways">
            <button type="button" onClick={acts.make}>
              {panel.make}
            </button>
          </p>
          <p class="soft">{panel.already}</p>
        </>
      ) : (
        <Own {...props} address={address} />
      )}
      <p role="status">{state.said}</p>
      <Files {...props} />
      <p role="status">{state.came}</p>
    </div>
  )
}

function Own({ words: { panel }, state, acts, address, code, addresses }: PanelProps & { address: string }) {
  return (
    <>
      <label>
        {panel.link}
        <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p class="soft">{panel.secret}</p>
      <p class="soft">{panel.unused}</p>
      <p class="ways">
        <button type="button" onClick={acts.copy}>
          {state.isCopied ? panel.copied : panel.copy}
        </button>
        <button type="button" aria-expanded={!!code} onClick={acts.code}>
          {panel.code}
        </button>
        {addresses.map(one => (
          <button type="button" onClick={() => acts.send(one)}>
            {panel.send(one)}
          </button>
        ))}
      </p>
      {code && (
        <svg class="code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={panel.codeOf}>
          <path d={code.path} />
        </svg>
      )}
      {state.isRenewing ? (
        <>
          <p>{panel.renewing}</p>
          <p class="ways">
            <button type="button" onClick={acts.renew}>
              {panel.yes}
            </button>
            <button type="button" onClick={acts.end}>
              {panel.end}
            </button>
            <button type="button" onClick={() => acts.ask(false)}>
              {panel.no}
            </button>
          </p>
        </>
      ) : (
        <p class="quiet">
          <button type="button" onClick={() => acts.ask(true)}>
            {panel.renew}
          </button>
          <button type="button" onClick={acts.leave}>
            {panel.leave}
          </button>
        </p>
      )}
    </>
  )
}

function Files({ words: { file }, acts }: PanelProps) {
  return (
    <details>
      <summary>{file.heading}</summary>
      <p>{file.what}</p>
      <p class="ways">
        <button type="button" onClick={acts.save}>
          {file.save}
        </button>
        <label class="file">
          {file.read}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              if (chosen) acts.open(chosen)
              currentTarget.value = ''
            }}
          />
        </label>
      </p>
    </details>
  )
}
