import { expect, test } from 'vitest'
import { STAND_INS } from '../../engine/match.ts'
import { LANGUAGES } from '../../schema/languages.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { turnMail } from '../../web/mail/index.ts'
import { seatText } from '../../web/text/index.ts'
import { seatWords } from '../../web/words/index.ts'
import { drift, LINK, NOW, seenBy, setOut } from './afloat.ts'

const begun = setOut('tranquility', 2, '07')
const midway = drift(begun, ({ lines }) => lines.length === 4)
const zone = 'UTC'

/** What a seat is told of the line that it missed. */
function missed(by: Partial<Envelope['news'][number]>, seat: number): Envelope {
  const seen = seenBy(midway, seat, { missed: 1 })
  return { ...seen, news: seen.news.map(entry => ({ ...entry, ...by })) }
}

const [{ seat: last = 0 } = {}] = seenBy(midway, 0, { missed: 1 }).news

test.each(LANGUAGES)('text and mail in %s say who stood in for a seat', language => {
  const { standIn } = seatWords[language]
  for (const by of STAND_INS)
    for (const seat of [0, 1]) {
      const name = seat === last ? null : (seenBy(midway, seat).table.players[last ?? 0]?.name ?? '')
      const envelope = missed({ by }, seat)
      const said = standIn[by](name, '')
      const mail = turnMail({ envelope, link: LINK, unsubscribe: LINK, language, zone, now: NOW })
      expect(seatText({ envelope, link: LINK, language, now: NOW })).toContain(said)
      expect(mail.text).toContain(said)
      expect(seatText({ envelope: missed({}, seat), link: LINK, language, now: NOW })).not.toContain(said)
    }
})
