import { DurableObject } from 'cloudflare:workers'
import type { Env } from './env.ts'

export class Room extends DurableObject<Env> {
  answers(): boolean {
    return true
  }
}
