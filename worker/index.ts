import { Hono } from 'hono'
import { Refusal } from '../engine/refusal.ts'
import { dev } from './dev.ts'
import type { Env } from './env.ts'
import { answerError } from './failure.ts'
import { getGoneScript } from './gone.ts'
import { fromHere, secured } from './headers.ts'
import { getHealth } from './health.ts'
import { getLinks, postReissue } from './host.ts'
import { getLink, postLink } from './link-page.ts'
import { getCatalogue, getHarbour, getRecord, postMatch } from './matches.ts'
import { methodsByPath } from './methods.ts'
import * as seat from './seat.ts'

export { Room } from './room.ts'

const app = new Hono<{ Bindings: Env }>()

app.use(secured, fromHere)

app.get('/', getHarbour)
app.get('/s/:link', getLink)
app.post('/s/:link', postLink)
app.get('/m/:id', getRecord)
app.get('/healthz', getHealth)
app.get('/assets/:path{.+\\.js}', getGoneScript)
app.route('/dev', dev)

app.get('/api/catalogue', getCatalogue)
app.post('/api/matches', postMatch)

app.get('/api/seat', seat.look)
app.post('/api/seat/take', seat.postTake)
app.post('/api/seat/actions', seat.postAction)
app.delete('/api/seat/actions', seat.deleteAction)
app.post('/api/seat/settle', seat.postSettle)
app.get('/api/seat/live', seat.live)
app.get('/api/seat/log', seat.getLog)
app.post('/api/seat/say', seat.postSay)
app.put('/api/seat/profile', seat.putProfile)
app.put('/api/seat/delivery', seat.putDelivery)
app.post('/api/seat/handover', seat.postHandover)
app.get('/api/seat/notes', seat.getNotes)
app.put('/api/seat/notes', seat.putNotes)

app.get('/api/host', getLinks)
app.post('/api/host/reissue', postReissue)

for (const [path, methods] of methodsByPath(app.routes)) {
  app.all(path, () => Promise.reject(new Refusal('WRONG_METHOD', { methods })))
}
app.notFound(() => Promise.reject(new Refusal('NOT_FOUND')))
app.onError(answerError)

export default app
