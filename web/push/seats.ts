/** A seat that this device is told of: where its page is, and where its room thinks that the device is. */
export interface KeptSeat {
  readonly match: string
  readonly seat: number
  readonly path: string
  /** Of the subscription that the room was given, and our key that it was made with. */
  readonly endpoint: string
  readonly key: string
}

/** A service worker can read them here, and not what else a device keeps. */
const STORE = 'seats'

export async function keepSeat(kept: KeptSeat): Promise<void> {
  const store = await opened('readwrite')
  await done(store.put(kept, nameOf(kept)))
}

export async function forgetSeat(kept: KeptSeat): Promise<void> {
  const store = await opened('readwrite')
  await done(store.delete(nameOf(kept)))
}

export async function keptSeats(): Promise<readonly KeptSeat[]> {
  const store = await opened('readonly')
  return done<KeptSeat[]>(store.getAll())
}

/** Where a seat's page is; undefined where this device does not know. */
export async function seatPath(match: string, seat: number): Promise<string | undefined> {
  const store = await opened('readonly')
  const kept = await done<KeptSeat | undefined>(store.get(nameOf({ match, seat })))
  return kept?.path
}

function nameOf({ match, seat }: Pick<KeptSeat, 'match' | 'seat'>): string {
  return `${match}.${seat}`
}

async function opened(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open('slowboat', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  const database = await done(request)
  return database.transaction(STORE, mode).objectStore(STORE)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('this device keeps nothing')))
  })
}
