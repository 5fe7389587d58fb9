import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { portOf } from './port.ts'
import { TLS } from './trust.ts'

type Say = (text: string) => void

/** How a mail server behaves: what it does when it is called, at a line, and at the end of a message. */
interface Manner {
  greet?(say: Say, socket: Socket): void
  hear?(line: string, say: Say, socket: Socket): boolean
  take?(say: Say, socket: Socket): void
}

/** Everything that mail servers do and should not. */
const MANNERS: { readonly [name: string]: Manner } = {
  silent: { greet() {} },
  refusing: { greet: say => say('554 go away\r\n') },
  busy: { greet: say => say('421 later\r\n') },
  babbling: { greet: say => say('hello you\r\n') },
  closing: { greet: (_, socket) => socket.destroy() },
  'closing in mid-reply': {
    hear(_, say, socket) {
      say('250-he')
      setTimeout(() => socket.destroy(), 50)
      return true
    }
  },
  'dripping for ever': {
    greet(say, socket) {
      const timer = setInterval(() => say('2'), 20)
      socket.once('close', () => clearInterval(timer))
    }
  },
  'talking for ever': {
    greet(say, socket) {
      const timer = setInterval(() => say('220-more\r\n'.repeat(200)), 5)
      socket.once('close', () => clearInterval(timer))
    }
  },
  'dropping what it takes': { take: (_, socket) => socket.destroy() },
  'silent at the end': { take() {} },
  'accepting and then closing': {
    take(say, socket) {
      say('250 kept\r\n')
      setTimeout(() => socket.destroy(), 20)
    }
  },
  'saying yes twice': { take: say => say('250 kept\r\n250 kept\r\n') }
}

/** A server of each manner, behind TLS; the port of each. */
export async function rudePeers(): Promise<{ readonly [manner: string]: number }> {
  const ports = Object.entries(MANNERS).map(
    async ([name, manner]) => [name, await portOf(createTlsServer(TLS, socket => behave(socket, manner)))] as const
  )
  return Object.fromEntries(await Promise.all(ports))
}

/** A server that knows no TLS and asks for a password; every line that it hears is kept. */
export async function clearPeer(heard: string[], { offersTls }: { offersTls: boolean }): Promise<number> {
  const manner: Manner = {
    hear(line, say) {
      heard.push(line)
      if (line.startsWith('EHLO')) say(`250-here\r\n250-AUTH PLAIN LOGIN\r\n250 ${offersTls ? 'STARTTLS' : 'SIZE'}\r\n`)
      else if (line === 'STARTTLS') say('454 not today\r\n')
      return /^(EHLO|STARTTLS)/.test(line)
    }
  }
  return portOf(createServer(socket => behave(socket, manner)))
}

function behave(
  socket: Socket,
  { greet = say => say('220 here\r\n'), hear, take = say => say('250 kept\r\n') }: Manner
) {
  const say: Say = text => void (socket.writable && socket.write(text))
  let rest = ''
  let isData = false
  socket.on('error', () => {})
  socket.on('data', chunk => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
  greet(say, socket)

  function answer(line: string): void {
    if (isData && line !== '.') return
    if (isData) take(say, socket)
    else if (!hear?.(line, say, socket)) say(line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n')
    isData = !isData && line === 'DATA'
  }
}
