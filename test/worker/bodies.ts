import { BODY_BYTES } from '../../schema/wire/limits.ts'

/** Bodies that are made of something so often, by name. */
export const MAKERS: readonly (readonly [name: string, make: (times: number) => string])[] = [
  ['brackets', times => '['.repeat(times)],
  ['arrays in each other', times => '['.repeat(times) + ']'.repeat(times)],
  ['objects in each other', times => '{"a":'.repeat(times) + '1' + '}'.repeat(times)],
  ['a deep field', times => `{"key":${'['.repeat(times)}${']'.repeat(times)}}`],
  ['deep options', times => `{"options":${'{"a":'.repeat(times)}1${'}'.repeat(times)}}`],
  ['a long text', times => JSON.stringify({ text: 'x'.repeat(times) })],
  ['a long text in another script', times => JSON.stringify({ text: '静'.repeat(times), name: '静'.repeat(times) })],
  ['marks on a name', times => JSON.stringify({ name: marked(times), seat: 1, key: 'k'.repeat(20) })],
  [
    'marks on a greeting',
    times => JSON.stringify({ greeting: marked(times), key: 'k'.repeat(20), game: 'reef', seats: [{ name: 'Ann' }] })
  ],
  ['a long line', times => JSON.stringify({ line: '1;'.repeat(times), version: 0, key: 'a-key-of-this-test' })],
  ['spaces', times => JSON.stringify({ line: ' '.repeat(times), version: 0, key: 'a-key-of-this-test' })],
  [
    'many fields',
    times => JSON.stringify(Object.fromEntries(Array.from({ length: times }, (_, at) => [`f${at}`, at])))
  ],
  [
    'many marks',
    times => `{"marks":${JSON.stringify(Object.fromEntries(numbers(times).map(at => [`a${at}`, 'star'])))}}`
  ],
  ['many links', times => JSON.stringify({ links: numbers(times).map(() => 'x'.repeat(39)) })],
  ['many to keep', times => JSON.stringify({ keep: numbers(times).map(() => ({ link: '', game: '', name: '' })) })],
  [
    'many seats',
    times =>
      JSON.stringify({
        key: 'k'.repeat(20),
        game: 'tranquility',
        seats: numbers(times).map(() => ({ name: 'Ann', zone: 'europe/BERLIN' }))
      })
  ],
  [
    'many entries',
    times =>
      JSON.stringify({
        entries: numbers(times).map(() => ({ line: 'x', most: 0, give: [] })),
        plan: 0,
        key: 'k'.repeat(20)
      })
  ],
  ['one name again and again', times => `{${'"a":1,'.repeat(times)}"a":1}`],
  ['a long number', times => `{"version":${'9'.repeat(times)}}`],
  ['half signs', times => `{"text":"${'\\ud800'.repeat(times)}"}`]
]

/** Above and below it. */
const marked = (times: number) => `a${'\u0301'.repeat(times / 2)}${'\u0316'.repeat(times / 2)}`

const numbers = (times: number) => Array.from({ length: times }, (_, at) => at)

/** Each of a few, some thousands, as many as a body may hold, and more. */
export function sizedBodies(): readonly (readonly [name: string, body: string])[] {
  return MAKERS.flatMap(([name, make]) => {
    const each = (make(1000).length - make(10).length) / 990
    const most = Math.floor((BODY_BYTES - make(1).length) / each)
    return [20, 250, most, most + 1000].map(times => [`${name}, ${times} times`, make(times)] as const)
  })
}
