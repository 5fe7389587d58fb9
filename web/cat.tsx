const BODY =
  'M6 2.5 9 5h6l3-2.5V9c0 2.2-1.2 3.8-2.9 4.6 2.2 1.6 3.4 4.4 3.4 7.9 0 .6-.4 1-1 1h-11c-.6 0-1-.4-1-1 0-3.5 1.2-6.3 3.4-7.9C7.2 12.8 6 11.2 6 9Z'
const TAIL = 'M18 20.5c3.6.4 5-2.3 3.3-4.7-1-1.4-.6-2.6.2-3.3'

/** The ship's cat, as small as a letter. */
export function Cat() {
  return (
    <svg class="cat" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={BODY} fill="currentColor" />
      <path d={TAIL} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
      <path d="M9.5 8.5h.01M14.5 8.5h.01" stroke="var(--paper)" stroke-width="1.8" stroke-linecap="round" />
      <path d="M8.7 14.5q3.3 1.8 6.6 0" fill="none" stroke="var(--paper)" stroke-width="1.4" />
    </svg>
  )
}
