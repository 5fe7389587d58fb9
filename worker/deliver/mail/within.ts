/** What is worked out, or an error where that takes too long: whoever waits for it goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), ms)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    // A timer that is left keeps the room awake.
    clearTimeout(timer)
  }
}
