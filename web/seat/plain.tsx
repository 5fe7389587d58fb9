import { tell } from '../text/telling.ts'
import type { Language } from '../../schema/languages.ts'
import type { InvitationWords } from '../words/en/invitation.ts'
import type { Kit, Page } from './page.ts'

interface PlainProps {
  readonly page: Page
  readonly kit: Kit
  readonly words: InvitationWords
  readonly language: Language
}

/** The same turn without JavaScript: a numbered list and a form, which say and take what mails and terminals do. */
export function Plain({ page: { envelope, now }, kit: { words }, words: { plain, settings }, language }: PlainProps) {
  const { draft, version, own } = envelope
  if (!own) return null
  const { can } = tell(envelope, { language, zone: own.zone, now })
  return (
    <noscript>
      <a href="?settings=1">{settings}</a>
      {(draft || can.length > 0) && (
        <form method="post">
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
                {can.map(({ sentence }) => (
                  <li>{sentence}</li>
                ))}
              </ol>
              <label>
                {plain}
                <input name="choice" required autocomplete="off" />
              </label>
              <input type="hidden" name="key" value={crypto.randomUUID().slice(0, 8)} />
              <button>{words.confirm}</button>
            </>
          )}
        </form>
      )}
    </noscript>
  )
}
