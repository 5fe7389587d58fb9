import { Hono } from 'hono'
import { Refusal } from '../engine/refusal.ts'
import type { Env } from './env.ts'
import { answerError } from './http/failure.ts'
import { fromHere, secured } from './http/headers.ts'
import { methodsByPath } from './http/methods.ts'
import { postAgain } from './routes/again.ts'
import { receive } from './routes/answer.ts'
import * as boat from './routes/boat.ts'
import { tendAll } from './routes/daily.ts'
import { postResend, takeEvents } from './routes/delivery-reports.ts'
import { dev } from './routes/dev.ts'
import { getAtom, getCalendar } from './routes/feed.ts'
import { getGoneScript } from './routes/gone.ts'
import { getHealth } from './routes/health.ts'
import * as host from './routes/host.ts'
import { getKeepsake } from './routes/keepsake.ts'
import { getLesson } from './routes/lesson.ts'
import { getLink, postLink } from './routes/link-page.ts'
import { getCatalogue, getHarbour, getRecord, postMatch, postRecord } from './routes/matches.ts'
import * as seat from './routes/seat.ts'
import { postStandings } from './routes/standings.ts'
import { getVoyages } from './routes/voyages.ts'

export { Room } from './room/room.ts'

const app = new Hono<{ Bindings: Env }>()

app.use(secured, fromHere)

app.get('/', getHarbour)
app.get('/try/:game', getLesson)
app.get('/s/:link{.+\\.ics}', getCalendar)
app.get('/s/:link{.+\\.atom}', getAtom)
app.get('/s/:link', getLink)
app.post('/s/:link', postLink)
app.get('/m/:id', getRecord)
app.post('/m/:id', postRecord)
app.get('/m/:id/keepsake', getKeepsake)
app.get('/healthz', getHealth)
app.get('/assets/:path{.+\\.js}', getGoneScript)
app.route('/dev', dev)

app.get('/api/catalogue', getCatalogue)
app.post('/api/matches', postMatch)
app.post('/api/standings', postStandings)
app.post('/api/mail/resend', postResend)

app.get('/api/seat', seat.look)
app.post('/api/seat/take', seat.postTake)
app.post('/api/seat/actions', seat.postAction)
app.delete('/api/seat/actions', seat.deleteAction)
app.post('/api/seat/withdraw', seat.postWithdraw)
app.post('/api/seat/settle', seat.postSettle)
app.post('/api/seat/against', seat.postAgainst)
app.get('/api/seat/live', seat.live)
app.get('/api/seat/log', seat.getLog)
app.get('/api/seat/at', seat.getAt)
app.get('/api/seat/unseen', seat.getUnseen)
app.post('/api/seat/say', seat.postSay)
app.put('/api/seat/profile', seat.putProfile)
app.get('/api/seat/delivery', seat.getDelivery)
app.put('/api/seat/delivery', seat.putDelivery)
app.post('/api/seat/delivery/test', seat.postTrial)
app.post('/api/seat/handover', seat.postHandover)
app.post('/api/seat/helm', seat.postHelm)
app.post('/api/seat/absent', seat.postAbsent)
app.post('/api/seat/lost', seat.postLost)
app.post('/api/seat/vouch', seat.postVouch)
app.get('/api/seat/loan', seat.getLoan)
app.put('/api/seat/loan', seat.putLoan)
app.delete('/api/seat/loan', seat.deleteLoan)
app.get('/api/seat/notes', seat.getNotes)
app.put('/api/seat/notes', seat.putNotes)
app.get('/api/seat/plan', seat.getPlan)
app.put('/api/seat/plan', seat.putPlan)
app.post('/api/seat/plan/foretold', seat.postForetold)
app.post('/api/seat/plan/now', seat.postPlanNow)
app.get('/api/seat/voyages', getVoyages)

app.post('/api/seat/leave', seat.postLeave)
app.post('/api/seat/wake', seat.postWake)
app.post('/api/seat/close', seat.postClose)
app.post('/api/seat/again', postAgain)

app.get('/api/host', host.getLinks)
app.get('/api/host/export', host.getExport)
app.post('/api/host/reissue', host.postReissue)
app.post('/api/host/invite', host.postInvite)
app.post('/api/host/autopilot', host.postAutopilot)
app.post('/api/host/nudge', host.postNudge)
app.post('/api/host/pace', host.postPace)
app.post('/api/host/give', host.postGive)
app.put('/api/host/address', host.putAddress)
app.post('/api/host/wake', host.postWake)
app.post('/api/host/end', host.postEnd)
app.post('/api/host/close', host.postClose)
app.post('/api/host/delete', host.postDelete)

app.post('/api/boat', boat.postBoat)
app.get('/api/boat', boat.getBoat)
app.put('/api/boat', boat.putBoat)
app.delete('/api/boat', boat.deleteBoat)
app.post('/api/boat/replace', boat.postReplace)
app.post('/api/boat/send', boat.postSend)

for (const [path, methods] of methodsByPath(app.routes)) {
  app.all(path, () => Promise.reject(new Refusal('WRONG_METHOD', { methods })))
}
app.notFound(() => Promise.reject(new Refusal('NOT_FOUND')))
app.onError(answerError)

/** Requests, mails that answer ours or come back, what a queue says of them, and what is done every day. */
export default Object.assign(app, {
  email: receive,
  queue: takeEvents,
  scheduled: async (_: ScheduledController, env: Env) => void (await tendAll(env))
})
