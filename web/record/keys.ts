/** What a key means anywhere on the page: a step to go to, or to play and pause; nothing where the focus needs it. */
export function meaning(event: KeyboardEvent, step: number, last: number): number | 'play' | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target, event.key)) return undefined
  if (event.key === ' ') return 'play'
  const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key]
  return to === undefined ? undefined : Math.max(0, Math.min(last, to))
}

// A slider has its own arrows, a button its own space.
function isBusy(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLInputElement) return key !== ' '
  return target instanceof HTMLButtonElement && key === ' '
}
