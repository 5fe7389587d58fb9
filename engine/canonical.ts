import type { Facts, Json } from './game.ts'

/**
 * Writes canonical JSON: the names of every object sorted, no white space. Throws on a value without a canonical form, since a
 * text that is hashed or compared must have one meaning.
 */
export function canonicalJson(value: Json): string {
  const written: string[] = []
  // No recursion: JSON from outside may be nested deeper than a stack.
  const rest: Part[] = [{ value }]
  for (let part = rest.pop(); part; part = rest.pop()) {
    if ('text' in part) written.push(part.text)
    else if (isScalar(part.value)) written.push(JSON.stringify(part.value))
    else for (const inner of partsOf(part.value).reverse()) rest.push(inner)
  }
  return written.join('')
}

/** A piece of output: text, or a value still to be written. */
type Part = { readonly text: string } | { readonly value: unknown }

function partsOf(value: unknown): Part[] {
  const comma = { text: ',' }
  if (Array.isArray(value)) {
    const parts = Array.from(value as unknown[]).flatMap<Part>((one, at) =>
      at > 0 ? [comma, { value: one }] : [{ value: one }]
    )
    return [{ text: '[' }, ...parts, { text: ']' }]
  }
  if (!isPlainObject(value)) throw new TypeError(`Cannot write a value of type "${typeof value}" as canonical JSON`)
  const parts = Object.keys(value)
    .sort()
    .flatMap<Part>((name, at) => [{ text: `${at > 0 ? ',' : ''}${JSON.stringify(name)}:` }, { value: value[name] }])
  return [{ text: '{' }, ...parts, { text: '}' }]
}

/** Whether a value can be written as canonical JSON. */
export function isWritableAsCanonicalJson(value: unknown): value is Json {
  const rest = [value]
  while (rest.length > 0) {
    const one = rest.pop()
    if (isScalar(one)) continue
    if (!Array.isArray(one) && !isPlainObject(one)) return false
    for (const inner of Array.isArray(one) ? Array.from(one as unknown[]) : Object.values(one)) rest.push(inner)
  }
  return true
}

function isScalar(value: unknown): value is null | boolean | number | string {
  if (typeof value === 'number') return Number.isFinite(value)
  return value === null || typeof value === 'boolean' || typeof value === 'string'
}

// Refuses the name `__proto__`: JSON keeps it as data, but copying the object may set its prototype.
function isPlainObject(value: unknown): value is Facts {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, '__proto__')) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
