/** Whoever subscribes names an address that we will post to: only those of the browsers' own push services are taken. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)+push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/
]

/** Whether an address is one of a push service. */
export function isOfService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.protocol !== 'https:' || url.port || url.username || url.password) return false
  return SERVICES.some(service => service.test(url.hostname))
}
