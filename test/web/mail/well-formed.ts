const VOID = ['br', 'hr', 'meta', 'link', 'img', 'input', 'source', 'col', 'wbr']

/** What is wrong with the tags of an HTML document: each closed, in order, and nothing left open. */
export function wellFormed(html: string): string[] {
  const wrong: string[] = []
  const open: string[] = []
  for (const [tag, closes, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi)) {
    if (closes) {
      const last = open.pop()
      if (last !== name) wrong.push(`${tag} closes <${last}>`)
    } else if (!VOID.includes(name) && !rest.endsWith('/')) open.push(name)
    if (/=(?!")/.test(rest.replaceAll(/"[^"]*"/g, '""'))) wrong.push(`${tag} has an attribute without quotes`)
  }
  return [...wrong, ...open.map(name => `<${name}> is never closed`)]
}
