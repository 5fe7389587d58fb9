/** Whether SQLite had no room for what was to be written: what is there can still be read. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && /SQLITE_FULL|database or disk is full/.test(error.message)
}
