/** Memoizes a function of one object: keeps each answer in a WeakMap, for as long as the object lives. */
export function memoizeWeak<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>()
  return key => {
    const known = answers.get(key)
    if (known) return known.answer
    const answer = compute(key)
    answers.set(key, { answer })
    return answer
  }
}
