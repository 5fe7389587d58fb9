const KEYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']

/** Arrow keys move to the button that lies one step away, whatever shape the board has. */
export function walk(event: KeyboardEvent): void {
  const way = KEYS.indexOf(event.key)
  if (way < 0) return
  event.preventDefault()
  const from = (event.target as Element).getBoundingClientRect()
  const x = from.x + from.width * (0.5 + ((way - 1) % 2))
  const y = from.y + from.height * (0.5 + ((way - 2) % 2))
  for (const button of (event.currentTarget as Element).querySelectorAll('button')) {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    if (left <= x && x <= right && top <= y && y <= bottom) button.focus()
  }
}
