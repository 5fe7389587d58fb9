import type { Facts, Json } from './game.ts'

/**
 * JSON with the names of every object in order and no white space. Whatever JSON has no one way of writing is a bug of
 * whoever asks: what is hashed or compared must not mean two things.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`
  if (isScalar(value)) return JSON.stringify(value)
  if (!isPlainObject(value)) throw new TypeError(`Cannot write a value of type "${typeof value}" as canonical JSON`)
  const parts = Object.keys(value).sort()
  return `{${parts.map(name => `${JSON.stringify(name)}:${canonical(value[name] as Json)}`).join(',')}}`
}

/** Whether it has a canonical form. */
export function isCanonical(value: unknown): value is Json {
  if (Array.isArray(value)) return Array.from(value).every(isCanonical)
  return isScalar(value) || (isPlainObject(value) && Object.values(value).every(isCanonical))
}

function isScalar(value: unknown): value is null | boolean | number | string {
  if (typeof value === 'number') return Number.isFinite(value)
  return value === null || typeof value === 'boolean' || typeof value === 'string'
}

// A name `__proto__` is one thing to JSON and another to whoever copies the object.
function isPlainObject(value: unknown): value is Facts {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, '__proto__')) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
