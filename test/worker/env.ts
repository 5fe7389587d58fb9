import type { D1Migration } from 'cloudflare:test'
import type * as worker from '../../worker/index.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      MIGRATIONS: D1Migration[]
      SEED: number
    }
    interface GlobalProps {
      mainModule: typeof worker
      durableNamespaces: 'Room'
    }
  }
}
