import type { HostWords } from '../words/en/host.ts'
import type { Acts, State } from './state.ts'

export interface HostProps {
  readonly words: HostWords
  readonly state: State
  readonly acts: Acts
}

/** A link in full, and the ways to hand it on: by the device, by copying, by showing a code. */
export function Link({ words, state, acts, link, name }: HostProps & { link: string; name: string }) {
  const code = state.codes[link]
  const copied = state.copied === link
  return (
    <div class="link">
      <input readOnly value={link} aria-label={words.linkOf(name)} onFocus={selectAll} />
      {!state.scripted && <a href={link}>{words.open}</a>}
      {state.scripted && (
        <p class="ways">
          {state.canShare && (
            <button type="button" onClick={() => acts.share(link, name)}>
              {words.share}
              <For name={name} />
            </button>
          )}
          <button type="button" onClick={() => acts.copy(link)}>
            {copied ? words.copied : words.copy}
            <For name={name} />
          </button>
          <button type="button" aria-expanded={!!code} onClick={() => acts.code(link)}>
            {words.code}
            <For name={name} />
          </button>
        </p>
      )}
      {code && (
        <svg class="code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.codeOf(name)}>
          <path d={code.path} />
        </svg>
      )}
    </div>
  )
}

function For({ name }: { name: string }) {
  return <span class="unseen"> ({name})</span>
}

function selectAll({ currentTarget }: { currentTarget: EventTarget }): void {
  if (currentTarget instanceof HTMLInputElement) currentTarget.select()
}
