/** Lets go of all garbage; only where the runtime was started with `--expose-gc`. */
export function collect(): Response {
  ;(globalThis as { gc?: () => void }).gc?.()
  return new Response('collected')
}
