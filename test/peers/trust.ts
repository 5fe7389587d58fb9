import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Key and certificate of the servers here, for "localhost" and for tests alone. */
export const PEM_FILE = fileURLToPath(new URL('localhost.pem', import.meta.url))
const pem = readFileSync(PEM_FILE, 'utf8')
export const TLS = { key: pem, cert: pem }
