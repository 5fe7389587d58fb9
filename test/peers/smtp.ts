import { SMTPServer } from 'smtp-server'
import type { Taken } from './given.ts'
import { portOf } from './port.ts'
import { TLS } from './trust.ts'

const ACCOUNT = { user: 'boat@boat.example', pass: 'p@ss:word' }

interface Kind {
  /** With TLS from the first byte on, or by STARTTLS. */
  readonly secure: boolean
  /** With a certificate that the Worker believes. */
  readonly trusted?: boolean
}

/** A mail server that keeps what it takes. */
export async function smtpPeer(taken: Taken[], { secure, trusted = true }: Kind): Promise<number> {
  const server = new SMTPServer({
    // Without one it brings its own, which nobody has signed.
    ...(trusted && TLS),
    secure,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth({ username, password }, _session, done) {
      const known = username === ACCOUNT.user && password === ACCOUNT.pass
      done(known ? null : refusal(535, 'who are you'), { user: username })
    },
    onMailFrom({ address }, _session, done) {
      done(address.startsWith('unknown') ? refusal(550, 'not from here') : null)
    },
    onRcptTo({ address }, _session, done) {
      done(askedFor('code', address))
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const raw = Buffer.concat(chunks).toString('latin1')
      const refused = envelope.rcptTo.map(({ address }) => askedFor('data', address)).find(one => one !== null)
      if (refused) return done(refused)
      taken.push(...envelope.rcptTo.map(({ address: to }) => ({ from, to, raw })))
      done(null)
    }
  })
  server.on('error', () => {})
  return portOf(server.server)
}

/** What an address asks to be answered to a step, like `code550.5.1.1@example.org`. */
function askedFor(step: string, address: string): Error | null {
  const [, code, , enhanced = ''] = new RegExp(`^${step}(\\d{3})(\\.([\\d.]+))?@`).exec(address) ?? []
  return code ? refusal(Number(code), `${enhanced} no`.trim()) : null
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}
