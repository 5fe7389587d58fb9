import { tell } from '../text/telling.ts'
import type { Shown } from './page.ts'

/** The same turn without JavaScript: a numbered list and a form, which say and take what mails and terminals do. */
export function Plain({ page: { envelope, now }, kit: { words, language } }: Pick<Shown, 'page' | 'kit'>) {
  const { draft, version, own } = envelope
  const { can } = tell(envelope, { language, zone: own?.zone ?? 'UTC', now })
  if (!draft && can.length === 0) return null
  return (
    <noscript>
      <form method="post" class="plain">
        <input type="hidden" name="version" value={version} />
        {draft ? (
          <>
            <button name="undo" value="1">
              {words.undo}
            </button>
            <button name="done" value="1">
              {words.done}
            </button>
          </>
        ) : (
          <>
            <ol>
              {can.map(({ sentence, line }) => (
                <li>
                  {sentence} <code>{line}</code>
                </li>
              ))}
            </ol>
            <label>
              {words.plain}
              <input name="choice" required autocomplete="off" />
            </label>
            <input type="hidden" name="key" value={crypto.randomUUID()} />
            <button>{words.confirm}</button>
          </>
        )}
      </form>
    </noscript>
  )
}
