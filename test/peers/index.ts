import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import type { Kept, Posted, Taken } from './given.ts'
import { portOf } from './port.ts'
import { resendPeer } from './resend.ts'
import { clearPeer, rudePeers } from './rude.ts'
import { smtpPeer } from './smtp.ts'

/** Starts them. */
export default async function setup(project: TestProject): Promise<void> {
  const [taken, posted, heard]: [Taken[], Posted[], string[]] = [[], [], []]
  const kept = createServer((_, response) => response.end(JSON.stringify({ taken, posted, heard } satisfies Kept)))
  project.provide('peers', {
    kept: `http://127.0.0.1:${await portOf(kept)}`,
    resend: `http://127.0.0.1:${await resendPeer(posted)}`,
    smtps: await smtpPeer(taken, { secure: true }),
    starttls: await smtpPeer(taken, { secure: false }),
    untrusted: {
      smtps: await smtpPeer(taken, { secure: true, trusted: false }),
      starttls: await smtpPeer(taken, { secure: false, trusted: false })
    },
    clear: await clearPeer(heard, { offersTls: false }),
    stripped: await clearPeer(heard, { offersTls: true }),
    rude: await rudePeers()
  })
}
