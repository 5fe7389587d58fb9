interface Route {
  readonly path: string
  readonly method: string
}

/** Which methods each path takes; whatever takes all of them is no path of its own. */
export function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const named = routes.filter(({ method }) => method !== 'ALL')
  return new Map(
    named.map(({ path }) => [path, named.filter(route => route.path === path).map(({ method }) => method)])
  )
}
