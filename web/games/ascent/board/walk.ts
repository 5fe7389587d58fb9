const STEPS: { readonly [key: string]: readonly [aside: number, down: number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [-1, -1],
  ArrowDown: [1, 1]
}

/** Arrow keys lead along a row, up to a card that rests on this one, and down to one that carries it. */
export function walk(event: KeyboardEvent): void {
  const [aside, down] = STEPS[event.key] ?? []
  const cell = (event.target as Element).closest('[role=gridcell]')
  const row = cell?.parentElement
  if (aside === undefined || down === undefined || !cell || !row?.parentElement) return
  event.preventDefault()
  event.stopPropagation()
  const to = row.parentElement.children[indexOf(row) + down]
  const at = Math.max(0, indexOf(cell) + aside)
  to?.children[at]?.querySelector('button')?.focus()
}

function indexOf(element: Element): number {
  return Array.from(element.parentElement?.children ?? []).indexOf(element)
}
