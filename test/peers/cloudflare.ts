import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { portOf } from './port.ts'

const Metadata = z.object({
  bindings: z.array(z.looseObject({ type: z.string(), name: z.string() })),
  keep_bindings: z.array(z.string()).optional()
})
type Binding = z.output<typeof Metadata>['bindings'][number]

/** As much of Cloudflare's API as a Worker is deployed by: it keeps what it is given, as theirs does. */
export interface CloudflarePeer {
  readonly address: string
  /** The Worker that is deployed: variables and secrets among its bindings; null before the first. */
  worker: readonly Binding[] | null
  /** How often one was deployed. */
  deployments: number
  /** Whether it can be asked for anything at all. */
  isDown: boolean
  /** Whether its database has a row in any table. */
  hasRows: boolean
}

const SCRIPT = '/client/v4/accounts/account/workers/scripts/slow-boat'

export async function cloudflarePeer(): Promise<CloudflarePeer & { close(): void }> {
  const peer = { address: '', worker: null as readonly Binding[] | null, deployments: 0, isDown: false, hasRows: false }
  const server = createServer(async (request, response) => {
    const answer = peer.isDown
      ? { status: 500, errors: [{ code: 10001, message: 'down' }] }
      : await answered(request, peer)
    const { status = 200, result = null, errors = [] } = answer
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ success: errors.length === 0, errors, messages: [], result }))
  })
  const port = await portOf(server)
  return Object.assign(peer, { address: `http://127.0.0.1:${port}/client/v4`, close: () => server.close() })
}

interface Answer {
  readonly status?: number
  readonly result?: unknown
  readonly errors?: readonly { readonly code: number; readonly message: string }[]
}

const SERVICE = {
  id: 'slow-boat',
  default_environment: { environment: 'production', script: { tag: 't', last_deployed_from: 'wrangler' } }
}

const DATABASES = [{ uuid: '00000000-0000-4000-8000-000000000000', name: 'slow-boat' }]

const NO_WORKER: Answer = {
  status: 404,
  errors: [{ code: 10007, message: 'This Worker does not exist on your account.' }]
}

async function answered(request: IncomingMessage, peer: Omit<CloudflarePeer, 'close'>): Promise<Answer> {
  const { method = 'GET', url = '' } = request
  const body = await buffer(request)
  const [path = ''] = url.split('?')
  if (path === '/client/v4/user/tokens/verify') return { result: { id: 'token', status: 'active' } }
  if (path.endsWith('/workers/subdomain')) return { result: { subdomain: 'me' } }
  if (path.endsWith('/d1/database') && method === 'GET') return { result: DATABASES }
  if (path.endsWith('/query'))
    return { result: [{ success: true, results: [{ found: Number(peer.hasRows) }], meta: {} }] }
  if (path.includes('/d1/database')) return { result: DATABASES[0] }
  if (path.endsWith('/assets-upload-session')) return { result: { jwt: 'uploaded', buckets: [] } }
  if (path.endsWith('/workers/services/slow-boat')) return peer.worker ? { result: SERVICE } : NO_WORKER
  if (!path.startsWith(SCRIPT)) return { result: [] }
  if (method === 'PUT' && path === SCRIPT) return put(await metadataIn(request, body), peer)
  const { worker } = peer
  if (worker === null) return NO_WORKER
  const rest = path.slice(SCRIPT.length)
  if (rest === '/secrets')
    return { result: worker.filter(({ type }) => type === 'secret_text').map(({ name, type }) => ({ name, type })) }
  if (rest === '/deployments')
    return { result: { deployments: [{ id: 'd', versions: [{ version_id: 'newest', percentage: 100 }] }] } }
  if (rest === '/versions/newest') return { result: { id: 'newest', resources: { bindings: worker.map(shown) } } }
  if (rest === '/settings') return { result: { bindings: worker.map(shown) } }
  if (rest === '/subdomain') return { result: { enabled: true, previews_enabled: false } }
  return { result: {} }
}

async function metadataIn({ headers }: IncomingMessage, body: Buffer) {
  const type = headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  return Metadata.parse(JSON.parse(String(form.get('metadata'))))
}

/** What the new version says stands; of the old, what is to be kept by its type. */
function put(
  { bindings, keep_bindings: keep = [] }: z.output<typeof Metadata>,
  peer: Omit<CloudflarePeer, 'close'>
): Answer {
  const kept = (peer.worker ?? []).filter(
    ({ type, name }) => keep.includes(type) && !bindings.some(one => one.name === name)
  )
  peer.worker = [...kept, ...bindings]
  peer.deployments++
  return { result: { id: 'slow-boat', startup_time_ms: 1, entry_point: 'index.js', handlers: ['fetch'] } }
}

/** A secret is never shown again. */
function shown({ type, name, ...more }: Binding): Binding {
  return type === 'secret_text' ? { type, name } : { type, name, ...more }
}
