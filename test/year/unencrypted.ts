/** Takes the place of the library that encrypts what is pushed: the services of the year look at nothing but where it goes. */
export async function buildPushPayload(): Promise<RequestInit> {
  return { method: 'post', headers: {}, body: '' }
}
