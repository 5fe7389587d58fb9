type Of<Modules, Where extends string> = Extract<Modules[keyof Modules], Readonly<Record<Where, unknown>>>[Where]

/** What the modules of a language have for one place where it is read, by their names. */
export function each<Modules extends Readonly<Record<keyof Modules, object>>, Where extends string>(
  modules: Modules,
  where: Where
): Readonly<Record<string, Of<Modules, Where>>> {
  const having = Object.entries<object>(modules).filter(([, said]) => where in said)
  return Object.fromEntries(
    having.map(([name, said]) => [name, (said as Readonly<Record<Where, Of<Modules, Where>>>)[where]])
  )
}
