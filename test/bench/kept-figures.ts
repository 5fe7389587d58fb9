import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './promises.ts'

/** So many measurements stand side by side; older ones are in git. */
const COLUMNS = 4
export const FILE = join(import.meta.dirname, 'FIGURES.md')
const HEADING = `# Measured

Written by \`npm run bench -- --keep\`: what [promises.ts](promises.ts) promises, the newest measurement first. A figure beyond its limit is **bold**.
`

/** Rows of a promise and its target, each with what was measured then, newest first. */
interface Table {
  readonly when: readonly string[]
  readonly rows: readonly Row[]
}

interface Row {
  readonly name: string
  readonly target: string
  readonly measured: readonly string[]
}

/** Adds a measurement to FIGURES.md; what was not measured this time has a dash. */
export function keepFigures(outcomes: readonly Outcome[], when: string): void {
  const before = existsSync(FILE) ? parse(readFileSync(FILE, 'utf8')) : { when: [], rows: [] }
  writeFileSync(FILE, write(withColumn(before, outcomes, when)))
}

/** The same table with a further column in front, and without the oldest where there are too many. */
export function withColumn({ when: others, rows }: Table, outcomes: readonly Outcome[], when: string): Table {
  const known = outcomes.map(({ name }) => name)
  const old = rows.filter(({ name }) => !known.includes(name))
  const measured = (name: string) => rows.find(row => row.name === name)?.measured ?? others.map(() => '–')
  return {
    when: [when, ...others].slice(0, COLUMNS),
    rows: [
      ...outcomes.map(({ name, target, measured: figure, isKept }) => ({
        name,
        target,
        measured: [isKept ? figure : `**${figure}**`, ...measured(name)].slice(0, COLUMNS)
      })),
      ...old.map(row => ({ ...row, measured: ['–', ...row.measured].slice(0, COLUMNS) }))
    ]
  }
}

export function write({ when, rows }: Table): string {
  const lines = [
    ['promise', 'target', ...when],
    ['---', '---', ...when.map(() => '---')],
    ...rows.map(({ name, target, measured }) => [name, target, ...measured])
  ]
  return `${HEADING}\n${lines.map(cells => `| ${cells.join(' | ')} |\n`).join('')}`
}

export function parse(text: string): Table {
  const lines = text.split('\n').filter(line => line.startsWith('| '))
  const [head = [], , ...rows] = lines.map(line =>
    line
      .slice(2, -2)
      .split('|')
      .map(cell => cell.trim())
  )
  const [, , ...when] = head
  return { when, rows: rows.map(([name = '', target = '', ...measured]) => ({ name, target, measured })) }
}
