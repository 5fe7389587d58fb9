/** What is different: the columns that a row must be given. */
export function changes<Row extends object>(before: Row, after: Row): Partial<Row> {
  const names = (Object.keys(after) as (keyof Row)[]).filter(name => before[name] !== after[name])
  return Object.fromEntries(names.map(name => [name, after[name]])) as Partial<Row>
}

export function isChanged<Row extends object>(before: Row, after: Row): boolean {
  return Object.keys(changes(before, after)).length > 0
}
