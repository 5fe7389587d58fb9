/** The first of several modules that has something to say. */
export function first<Module, Answer>(
  modules: readonly Module[],
  ask: (module: Module) => Answer | undefined
): Answer | undefined {
  for (const module of modules) {
    const answer = ask(module)
    if (answer !== undefined) return answer
  }
}
