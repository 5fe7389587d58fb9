/** Blocks of lines as a text: parted by an empty line, the empty ones left out. */
export function paragraphs(blocks: readonly (readonly string[])[]): string {
  const filled = blocks.filter(block => block.length > 0)
  return `${filled.map(block => block.join('\n')).join('\n\n')}\n`
}

/** A heading and its items, or nothing where there are none. */
export function listed(heading: string, items: readonly string[]): readonly string[] {
  return items.length > 0 ? [heading, ...items] : []
}

/** The items of a list in a mail. */
export function dashed(items: readonly string[]): readonly string[] {
  return items.map(item => `- ${item}`)
}
