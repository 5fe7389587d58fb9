import { nameOf, sentence, type Shown } from './page.ts'
import { ago, moment } from './when.ts'

/** What a turn does not need: who sits here, what was said and done, rules, notes and settings. */
export function More(shown: Shown) {
  const { page, kit, tell } = shown
  const { words } = kit
  const { seat, table } = page.envelope
  const opened = (panel: 'log' | 'later') => (event: Event) => {
    if ((event.currentTarget as HTMLDetailsElement).open) tell({ do: 'open', panel })
  }
  return (
    <section class="more">
      <Players {...shown} />
      <Talk {...shown} />
      <details onToggle={opened('log')}>
        <summary>{words.log}</summary>
        <Log {...shown} />
      </details>
      <details onToggle={opened('later')}>
        <summary>{seat === null ? words.rules : words.more}</summary>
        {page.later ? <page.later {...shown} /> : <p>{words.loading}</p>}
      </details>
      <p class="proof soft">
        {words.proof} {table.commitment}
      </p>
    </section>
  )
}

function Players({ page, kit }: Shown) {
  const { words, named } = kit
  const { table, view } = page.envelope
  const name = nameOf(page, kit)
  const when = (at: number) => ago(at, page.now, kit.language)
  return (
    <ol class="players" aria-label={words.players}>
      {table.players.map(({ taken, hereAt, unreachedSince, reissuedAt }, seat) => (
        <li>
          <b>{name(seat)}</b> {named.standing(view, seat)}
          <small>{taken ? (hereAt === null ? words.never : words.here(when(hereAt))) : words.free}</small>
          {unreachedSince !== null && <small class="warn">{words.unreached(when(unreachedSince))}</small>}
          {reissuedAt !== null && <small>{words.newLink(when(reissuedAt))}</small>}
        </li>
      ))}
    </ol>
  )
}

/** While a match is silent, its phrases and nothing else. */
function Talk({ page, kit, tell }: Shown) {
  const { words, named } = kit
  const { said, phrases, table, result, seat } = page.envelope
  const free = seat !== null && (table.talk === 'free' || result !== null)
  const name = nameOf(page, kit)
  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const text = new FormData(form).get('text')
    event.preventDefault()
    if (text) tell({ do: 'say', text: `${text}` })
    form.reset()
  }
  if (said.length + phrases.length === 0 && !free) return null
  return (
    <details class="talk" open={said.length > 0}>
      <summary>{words.say}</summary>
      {said.map(({ seat, text, phrase }) => (
        <p>
          <b>{name(seat)}</b> {phrase ? named.phrase(text) : text}
        </p>
      ))}
      {phrases.map(text => (
        <button onClick={() => tell({ do: 'say', text })}>{named.phrase(text)}</button>
      ))}
      {free && (
        <form onSubmit={send}>
          <input name="text" maxLength={400} aria-label={words.say} autocomplete="off" />
          <button>{words.send}</button>
        </form>
      )}
    </details>
  )
}

/** What this link may know of all that happened, the newest first. */
function Log({ page, kit, tell }: Shown) {
  const { log, envelope, now } = page
  const { words, language } = kit
  if (!log) return <p>{words.loading}</p>
  return (
    <>
      <ol class="log">
        {log.entries.map(({ at, events }) => (
          <li>
            <small>{moment(at, now, language, envelope.own?.zone ?? 'UTC')}</small> {sentence(kit, envelope, events)}
          </li>
        ))}
      </ol>
      {log.before !== null && <button onClick={() => tell({ do: 'older' })}>{words.older}</button>}
    </>
  )
}
