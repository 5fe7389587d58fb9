import { Hono } from 'hono'
import type { Env } from './env.ts'

export { Room } from './room.ts'

const app = new Hono<{ Bindings: Env }>()

app.get('/healthz', async context => {
  await context.env.DB.prepare('select 1').run()
  await context.env.ROOM.getByName('healthz').answers()
  return context.json({ ok: true })
})

export default app
