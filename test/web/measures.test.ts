import { expect, test } from 'vitest'
import { builtAssets } from './assets.ts'

const { styles } = builtAssets()

interface Declared {
  readonly selector: string
  readonly name: string
  /** What its value is worked out from. */
  readonly from: readonly string[]
}

function declaredIn(style: string): readonly Declared[] {
  return [...style.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', block = '']) =>
    block.split(';').flatMap(declaration => {
      const [, name = '', value = ''] = /^\s*(--[\w-]+):(.*)$/s.exec(declaration) ?? []
      const from = [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, other = '']) => other)
      return name ? [{ selector, name, from }] : []
    })
  )
}

/** The names of what is worked out at the root, by way of something that no root knows. */
function lost(declared: readonly Declared[]): ReadonlySet<string> {
  const root = declared.filter(({ selector }) => selector === ':root')
  const known = new Set(root.map(({ name }) => name))
  const names = new Set<string>()
  const isLost = ({ from }: Declared) => from.some(other => !known.has(other) || names.has(other))
  for (let count = -1; count < names.size;) {
    count = names.size
    for (const one of root) if (isLost(one)) names.add(one.name)
  }
  return names
}

// A measure at the root is worked out there: a cell that a page sets further in would change nothing of it.
test.each(Object.entries(styles))('what is measured for a whole page is known to all of it: %s', (_, { text }) => {
  const declared = declaredIn(text)
  const setFurtherIn = declared.filter(({ selector }) => selector !== ':root').map(({ name }) => name)
  expect([...lost(declared)].filter(name => !setFurtherIn.includes(name))).toEqual([])
})
