import { expectedTurns } from '../../engine/expected-turns.ts'
import { GREETING_LENGTH } from '../../schema/wire/limits.ts'
import type { OpenMatchAsked } from '../../schema/wire/opening.ts'
import { valueWords } from '../games/harbour.ts'
import type { HarbourWords } from '../words/en/harbour.ts'
import { lengthOf, lengthSaid } from '../words/length.ts'
import { Cat } from '../cat.tsx'
import { competes, usualLinks } from './contest.ts'
import { namesOf } from './crew.ts'
import { Field, NAMED } from './field.tsx'
import { applying, players } from './fields.ts'
import { HardnessLine } from './hardness-line.tsx'
import { chosen, open, PRESET } from './presets.ts'
import { SeatFields } from './seat-fields.tsx'
import type { Acts, State } from './state.ts'

const LINKS = ['open', 'sealed'] as const
const GREETING = { maxLength: GREETING_LENGTH } as const

export interface FormProps {
  readonly words: HarbourWords
  readonly state: State
  readonly acts: Acts
}

type Shown = Pick<FormProps, 'words' | 'state'>

/** Two names and one tap open a match; everything else has an answer already. */
export function Opening(props: FormProps) {
  const { words, state, acts } = props
  const { view, fields, failing, sending, scripted } = state
  return (
    <form
      class="opening"
      method="post"
      action={`/api/matches?lang=${view.language}`}
      aria-labelledby="opening"
      noValidate={scripted}
      onInput={acts.change}
      onChange={acts.named}
      onSubmit={acts.open}
    >
      <h2 id="opening">{words.form.heading}</h2>
      {['game', 'language', 'zone', 'key'].map(
        name => fields[name] && <input type="hidden" name={name} value={fields[name]} />
      )}
      <input type="hidden" name="cats" value={namesOf(words.crew.cats)} />
      <Count {...props} />
      <Seats {...props} />
      <Invites {...props} />
      <Pace {...props} />
      <Presets {...props} />
      <Settings {...props} />
      <LinksField {...props} />
      <Proven {...props} />
      <HardnessLine {...props} />
      {failing && (
        <p class="warn" role="alert">
          {failing.fields.length ? words.wrong.marked : failing.message}
        </p>
      )}
      <p class="last">
        <button class="go" aria-disabled={sending}>
          {sending ? words.form.sending : words.form.submit}
        </button>
        <button name="alone" value={words.crew.captain} class="alone" aria-disabled={sending}>
          <Cat /> {words.crew.alone}
        </button>
        <small>{words.form.aloneHint}</small>
        {scripted && (
          <button type="button" class="quiet" onClick={acts.clear}>
            {words.form.clear}
          </button>
        )}
      </p>
    </form>
  )
}

function Count({ words, state }: FormProps) {
  const { least, most } = state.view.game.seats
  const now = players(state.fields)
  return (
    <fieldset class="count">
      <legend>{words.form.players}</legend>
      {Array.from({ length: most - least + 1 }, (_, index) => least + index).map(count => (
        <label>
          <input type="radio" name="seats" value={count} checked={count === now} />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

// Without JavaScript every row is sent, and `seats` says how many of them count; CSS hides the others.
function Seats(props: FormProps) {
  const { words, state } = props
  return (
    <>
      <label class="mine">
        <input type="checkbox" name="mine" value="1" checked={state.fields.mine === '1'} />
        <span>
          {words.form.mine} <small>{words.form.mineHint}</small>
        </span>
      </label>
      <ol class="seats">
        {Array.from({ length: state.view.game.seats.most }, (_, seat) => (
          <SeatFields key={seat} seat={seat} {...props} />
        ))}
      </ol>
    </>
  )
}

/** What stands on every invitation: who invites, unless a seat is theirs, and a line of their own. */
function Invites({ words, state }: FormProps) {
  const { fields, scripted } = state
  const isMine = fields.mine === '1'
  const { host, hostHint, greeting, greetingHint } = words.form
  const isAlone = scripted && isMine && players(fields) < 2
  return (
    <>
      {!(scripted && isMine) && <Field {...{ words, state }} name="host" label={host} hint={hostHint} typed={NAMED} />}
      {!isAlone && (
        <Field {...{ words, state }} name="greeting" label={greeting} hint={greetingHint} typed={GREETING} />
      )}
    </>
  )
}

export function Pace({ words, state }: Shown) {
  return (
    <div class="field">
      <label>
        {words.form.pace}
        <select name="pace" value={state.fields.pace} aria-describedby="pace">
          {Object.entries(words.form.paces).map(([pace, name]) => (
            <option value={pace}>{name}</option>
          ))}
        </select>
      </label>
      <small id="pace">
        {words.form.paceHint}
        {state.scripted && ` ${lengthAt(state, words)}`}
      </small>
    </div>
  )
}

/** How long a match is at the chosen pace, for as many as are chosen. */
function lengthAt({ view: { length, language }, fields }: State, words: HarbourWords): string {
  const turns = expectedTurns(length, players(fields))
  const pace = (fields.pace ?? 'none') as NonNullable<OpenMatchAsked['pace']>
  return lengthSaid(words.form, turns, length.isRounds, lengthOf(turns, pace, language))
}

// Without JavaScript nobody can tell yet what will be played, so nothing is chosen.
function LinksField({ words, state: { view, fields, scripted } }: FormProps) {
  if (scripted && players(fields) < 2) return null
  const chosen = fields.links || (scripted ? usualLinks(view.game, fields) : '')
  return (
    <fieldset class="links">
      <legend>{words.form.links.legend}</legend>
      {LINKS.map(links => (
        <label>
          <input type="radio" name="links" value={links} checked={links === chosen} />
          <span>
            {words.form.links[links].label} <small>{words.form.links[links].hint}</small>
          </span>
        </label>
      ))}
      {!scripted && <small>{words.form.links.usual}</small>}{' '}
      {(!scripted || competes(view.game, fields)) && <small>{words.form.links.rivals}</small>}
    </fieldset>
  )
}

function Proven({ words, state: { fields } }: FormProps) {
  return (
    <label class="mine">
      <input type="checkbox" name="proven" value="1" checked={fields.proven === '1'} />
      <span>
        {words.form.proven} <small>{words.form.provenHint}</small>
      </span>
    </label>
  )
}

// It fills in what stands in the settings below, so without JavaScript it would change nothing.
function Presets({ words, state: { view, fields, scripted } }: FormProps) {
  const presets = scripted ? open(view.game, fields) : []
  const now = chosen(view.game, fields)
  if (!presets.length) return null
  return (
    <label>
      {words.form.preset}
      <select name={PRESET} value={now?.name ?? ''}>
        {!now && <option value="">{words.form.own}</option>}
        {presets.map(({ name }) => (
          <option value={name}>{view.game.sign.presets[name] ?? name}</option>
        ))}
      </select>
    </label>
  )
}

export function Settings({ words, state: { view, fields, scripted } }: Shown) {
  const settings = scripted ? applying(fields, view.game.settings) : view.game.settings
  if (!settings.length) return null
  return (
    <details class="settings">
      <summary>{words.form.settings}</summary>
      {settings.map(({ name, values, ...setting }) => {
        const chosen = values.find(value => `${value}` === fields[`option.${name}`])
        const value = `${chosen ?? setting.default}`
        const { label = name, says, hint = says?.[value] } = view.game.sign.settings[name] ?? {}
        return (
          <div class="field" key={name}>
            <label>
              {label}
              <select name={`option.${name}`} value={value} aria-describedby={hint ? name : undefined}>
                {values.map(value => (
                  <option value={`${value}`}>{valueWords(view.game.sign, name, value)}</option>
                ))}
              </select>
            </label>
            {hint && <small id={name}>{hint}</small>}
          </div>
        )
      })}
    </details>
  )
}
