/**
 * Sends real mails to the mail server of .ci/mail-peers, whose folder is named, and has what it keeps read by Python's
 * parser and by mblaze: neither may complain, and both must find what was written.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LANGUAGES } from '../../schema/languages.ts'
import { invitationMail, turnMail } from '../../web/mail/index.ts'
import { writeMessage } from '../../worker/deliver/mail/message.ts'
import { rfc5322 } from '../../worker/deliver/mail/rfc5322.ts'
import { smtpMailer, type SmtpServer } from '../../worker/deliver/mail/smtp.ts'
import { awaits, LINK, NOW, sail, seenBy, setOut } from '../web/afloat.ts'
import { SMTPS, STARTTLS } from './ports.ts'

const [folder = ''] = process.argv.slice(2)
const WAIT_MS = 20_000

const login = { user: 'boat@boat.example', pass: 'p@ss:word' }
const servers: readonly SmtpServer[] = [
  { host: '127.0.0.1', port: SMTPS, secure: true, login },
  { host: '127.0.0.1', port: STARTTLS, secure: false, login }
]

const afloat = sail(setOut('tranquility', 3, '07'), '37@e3 48@d4 31@b3 52@f4 25@e2')
const letters = LANGUAGES.flatMap(language => {
  const asked = {
    envelope: seenBy(afloat, awaits(afloat)[0] ?? 0, { language }),
    link: LINK,
    unsubscribe: LINK,
    language
  }
  const written = [turnMail({ ...asked, zone: 'UTC', now: NOW, canAnswer: true }), invitationMail(asked)]
  return written.map((letter, at) => ({ letter, language, to: `${language}${at}@boat.example` }))
})

const messages = letters.map(({ letter, language, to }) =>
  writeMessage({
    origin: 'https://boat.example',
    from: 'post@boat.example',
    replyTo: `${'a2'.repeat(26)}@boat.example`,
    to,
    match: '00112233445566778899',
    seat: 1,
    language,
    unsubscribe: LINK,
    letter
  })
)

type Sent = (typeof messages)[number]

await connected()
for (const [at, message] of messages.entries()) {
  const delivery = await smtpMailer(servers[at % 2] as SmtpServer).send(message, { key: message.to })
  demand('sent' in delivery, `${message.to} was not sent: ${JSON.stringify(delivery)}`)
}
const refused = await smtpMailer(servers[0] as SmtpServer).send(
  { ...(messages[0] as Sent), to: 'nobody@boat.example' },
  { key: 'n' }
)
demand('failed' in refused, `nobody was sent ${JSON.stringify(refused)}`)

const files = await kept(messages.length)
for (const message of messages) {
  const file = files.find(path => readFileSync(path, 'latin1').includes(`To: ${message.to}`)) ?? ''
  demand(file !== '', `${message.to} has got nothing`)
  const raw = readFileSync(file, 'latin1')
  const body = rfc5322(message, { key: message.to, at: 0 })
    .split('\r\n\r\n')
    .slice(1)
    .join('\n\n')
    .replaceAll('\r\n', '\n')
  demand(raw.endsWith(body), `${message.to} has got another body`)
  readByPython(file, message)
  readByMblaze(file, message)
}
console.log(`${messages.length} mails sent, kept and read by others`)

function readByPython(file: string, { to, subject, text, html, replyTo }: Sent): void {
  const read = JSON.parse(execFileSync('python3', ['test/peers/read.py', file], { encoding: 'utf8' }))
  const wanted = { to, subject, text, html, replyTo, from: 'Slow Boat <post@boat.example>', defects: [] }
  for (const [name, value] of Object.entries(wanted)) {
    const found = typeof read[name] === 'string' ? read[name].trimEnd() : read[name]
    const meant = typeof value === 'string' ? value.trimEnd() : value
    demand(JSON.stringify(found) === JSON.stringify(meant), `Python reads as ${name} of ${to} ${JSON.stringify(found)}`)
  }
}

function readByMblaze(file: string, { to, subject, text }: Sent): void {
  const { stdout, stderr, status } = spawnSync('mshow', ['-N', file], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' }
  })
  demand(status === 0 && stderr === '', `mblaze says of ${to}: ${stderr}`)
  demand(stdout.includes(`Subject: ${subject}\n`), `mblaze shows no subject of ${to}`)
  demand(stdout.includes(text.trimEnd()), `mblaze shows another text of ${to}`)
}

/** Waits for the server to listen. */
async function connected(): Promise<void> {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await setTimeout(100)) {
    const log = readdirSync(join(folder, 'log'))
    if (log.some(name => readFileSync(join(folder, 'log', name), 'utf8').includes('daemon started'))) return
  }
  throw new Error('the mail server did not start')
}

/** Waits for so many mails in the mailbox. */
async function kept(count: number): Promise<readonly string[]> {
  const mailbox = join(folder, 'mail/new')
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await setTimeout(100)) {
    const names = readdirSync(mailbox)
    if (names.length >= count) return names.map(name => join(mailbox, name))
  }
  throw new Error(`fewer than ${count} mails were kept`)
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
