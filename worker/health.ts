import type { Bound } from './bound.ts'

/** Whether the Worker, D1 and a room answer; writes nothing. */
export async function getHealth(context: Bound) {
  await context.env.DB.prepare('SELECT 1').run()
  await context.env.ROOM.getByName('healthz').answers()
  return context.json({ ok: true })
}
