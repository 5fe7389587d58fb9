/** The same function, that finds each answer once for as long as what it is asked of is there. */
export function remembered<Key extends object, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>()
  return key => {
    const known = answers.get(key)
    if (known) return known.answer
    const answer = find(key)
    answers.set(key, { answer })
    return answer
  }
}
