/** Memoizes a function by its argument, for as long as that object lives. */
export function memoizeWeak<Key extends object, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>()
  return key => {
    const known = answers.get(key)
    if (known) return known.answer
    const answer = find(key)
    answers.set(key, { answer })
    return answer
  }
}
