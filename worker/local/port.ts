import { createServer } from 'node:net'

// Any other failure means that this machine lacks the address, as some lack ::1.
const TAKEN: readonly unknown[] = ['EADDRINUSE', 'EACCES']

/** The wanted port, or the next one above it that nobody listens on. */
export async function freePort(wanted: number): Promise<number> {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_435)
    throw new Error(`"${wanted}" is not a port to start from`)
  for (let port = wanted; port < wanted + 100; port++) if (await isFree(port)) return port
  throw new Error(`no free port from ${wanted} to ${wanted + 99}`)
}

/** A port that the system picks. */
export async function anyPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}

// localhost may mean either address, and a browser may try either first.
async function isFree(port: number): Promise<boolean> {
  return (await listens(port, '127.0.0.1')) && (await listens(port, '::1'))
}

function listens(port: number, host: string): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(!TAKEN.includes(error.code)))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
