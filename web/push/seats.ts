/** The pages of the seats that this device is told of. A service worker can read them here, and not what else a device keeps. */
const STORE = 'seats'

export async function keepSeat(match: string, seat: number, path: string): Promise<void> {
  const store = await opened('readwrite')
  await done(store.put(path, nameOf(match, seat)))
}

/** Where a seat's page is; undefined where this device does not know. */
export async function seatPath(match: string, seat: number): Promise<string | undefined> {
  const store = await opened('readonly')
  return done<string | undefined>(store.get(nameOf(match, seat)))
}

function nameOf(match: string, seat: number): string {
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
