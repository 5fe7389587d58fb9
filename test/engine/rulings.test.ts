import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOME } from '../../worker/local/programs.ts'

describe.each(['tranquility', 'ascent', 'reef', 'cloud9', 'pub', 'merchants'])('what %s cites', game => {
  const rules = readFileSync(join(HOME, 'engine', game, 'RULES.md'), 'utf8')
  const known = new Set([...entries(rules), ...rulings(rules), ...examplesIn(rules)])
  const files = globSync(`{engine,test/engine}/${game}/**/*.ts`, { cwd: HOME })
  const cited = files.flatMap(path => citations(readFileSync(join(HOME, path), 'utf8')).map(what => `${path}: ${what}`))

  test('stands in its RULES.md', () => {
    expect(cited.length).toBeGreaterThan(30)
    expect(cited.filter(line => !known.has(line.split(': ')[1] ?? ''))).toEqual([])
  })

  test('is cited by its number', () => {
    const vague = files.filter(path => /\bour ruling\b|\brules file\b/i.test(readFileSync(join(HOME, path), 'utf8')))
    expect(vague).toEqual([])
  })
})

test('a number that stands nowhere is found', () => {
  expect(citations('// Ruling 99: see RULES.md, 4.4 and ruling A8; examples 152 to 154 and example 3')).toEqual([
    '4.4',
    'ruling 99',
    'ruling A8',
    'example 152',
    'example 153',
    'example 154',
    'example 3'
  ])
})

/** The sections. */
function entries(rules: string): string[] {
  return [...rules.matchAll(/^- \*\*([\d.]+)\*\*/gm)].map(([, number = '']) => number)
}

function rulings(rules: string): string[] {
  const found = rules.matchAll(/^(?:(\d+)\. |- \*\*(A\d+)\*\*)/gm)
  return [...found].map(([, number, lettered]) => `ruling ${number ?? lettered}`)
}

function examplesIn(rules: string): string[] {
  const ranges = rules.matchAll(/^- \*\*(\d+)–(\d+)\*\*/gm)
  return [...ranges].flatMap(([, first, last]) => examplesFrom(Number(first), Number(last)))
}

function examplesFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => `example ${first + step}`)
}

/** What a text cites: sections, rulings, worked examples. */
function citations(text: string): string[] {
  const sections = [...text.matchAll(/RULES\.md, (\d+(?:\.\d+)?)/g)].map(([, number = '']) => number)
  const decided = [...text.matchAll(/\bruling (A?\d+)/gi)].map(([, number = '']) => `ruling ${number.toUpperCase()}`)
  const worked = [...text.matchAll(/\bexamples? (\d+)(?: to (\d+))?/gi)].flatMap(([, first, last = first]) =>
    examplesFrom(Number(first), Number(last))
  )
  return [...sections, ...decided, ...worked]
}
