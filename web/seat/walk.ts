const WAYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** Arrow keys move to the nearest button in that direction, whatever shape the board has. */
export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key]
  const from = event.target as HTMLElement
  const board = event.currentTarget as HTMLElement
  if (!way) return
  event.preventDefault()
  const [x, y] = middle(from)
  const far = (button: Element) => {
    const [toX, toY] = middle(button)
    const along = (toX - x) * way[0] + (toY - y) * way[1]
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0])
    return along < 1 ? Infinity : along + aside * 3
  }
  const [next] = [...board.querySelectorAll('button')].sort((a, b) => far(a) - far(b))
  if (next && far(next) < Infinity) next.focus()
}

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
