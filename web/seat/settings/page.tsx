import type { Language } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Lending } from '../../../schema/wire/loan.ts'
import type { Reached, Tried } from '../../../schema/wire/reached.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import type { Assets } from '../../assets.ts'
import { htmlDocument, type Written } from '../../document.tsx'
import { Frame } from '../../frame.tsx'
import { settingsWords } from '../../words/index.ts'
import { Lend } from './lending.tsx'
import { Parting } from './parting.tsx'
import { ProfileFields } from './profile.tsx'
import { SilenceField } from './silence.tsx'
import { Reach, saidOf } from './reach.tsx'
import { HoursFields, momentIn, Receipts } from './told.tsx'

interface Asked {
  readonly envelope: Envelope
  readonly delivered: Delivered & Reached
  readonly loan: Lending['loan']
  readonly language: Language
  readonly assets: Assets
  /** Why what was sent was refused. */
  readonly failure?: Failure | undefined
  /** What came of a test. */
  readonly tried?: Tried | undefined
}

/** The settings of a seat, for pages without scripts. */
export function settingsPage({ envelope, delivered, loan, language, assets, failure, tried }: Asked): Written {
  const words = settingsWords[language]
  const { own } = envelope
  const { mail, zone } = own ?? { mail: null, zone: 'UTC' }
  return htmlDocument({
    title: `${words.settings} · Slow Boat`,
    language,
    assets,
    style: 'seat/settings/page.css',
    children: (
      <Frame language={language} asked="settings=1&">
        <main class="panel">
          <h1>{words.settings}</h1>
          {failure && <p class="warn">{failure.message}</p>}
          {own && (
            <form method="post">
              <ProfileFields own={own} words={words} />
              <button name="set" value="profile">
                {words.save}
              </button>
            </form>
          )}
          {own && (
            <form method="post">
              <SilenceField own={own} words={words.silence} />
              <button name="set" value="silence">
                {words.save}
              </button>
            </form>
          )}
          <form method="post">
            <h2>{words.mail}</h2>
            <input name="address" type="email" autocomplete="email" aria-label={words.mail} value={mail?.address} />
            {mail && <p>{words.mailStates[mail.state]}</p>}
            <small>{words.mailHint}</small>
            <button name="set" value="address">
              {words.save}
            </button>
          </form>
          <Reach
            reached={delivered}
            moment={momentIn(language, zone)}
            words={words}
            said={tried && saidOf(tried, words)}
            hasMail={mail?.state === 'confirmed'}
          />
          <form method="post">
            <h2>{words.told.heading}</h2>
            <HoursFields hours={delivered.hours} words={words.told} />
            <button name="set" value="hours">
              {words.save}
            </button>
          </form>
          <section>
            <Receipts {...delivered} words={words.told} language={language} zone={zone} />
          </section>
          {own && (loan || !envelope.result) && <Lend loan={loan} zone={own.zone} now={envelope.at} words={words} />}
          <Parting envelope={envelope} words={words.parting} />
          <a href="?">{words.back}</a>
        </main>
      </Frame>
    )
  })
}
