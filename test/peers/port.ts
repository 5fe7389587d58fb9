import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Lets a server listen to this machine, for as long as something else keeps the program running; at which port. */
export async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
