/**
 * The button that was tapped before anybody listened: it has the focus, and none that is seen, as what a keyboard has come to.
 * Where a tap gives no focus, as on an iPhone, it still counts as pointed at until something else is tapped.
 */
export function earlyTap(within: string): HTMLElement | null {
  const focused = document.querySelector<HTMLElement>(`:is(${within}) button:focus:not(:focus-visible)`)
  if (focused || !matchMedia('(hover: none)').matches) return focused
  return document.querySelector<HTMLElement>(`:is(${within}) button:hover`)
}
