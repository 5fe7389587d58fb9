import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../engine/catalogue.ts'
import { LANGUAGES } from '../../schema/languages.ts'
import { pageGame } from '../../web/games/catalogue.ts'
import { builtAssets, DIST } from './assets.ts'

const { files } = builtAssets()

describe.each(newestGames().map(({ name }) => name))('the code of %s', name => {
  test.each(LANGUAGES)('is loaded for its own pages alone (%s)', language => {
    const { board } = pageGame(name).words[language] as unknown as { readonly board: string }
    const scripts = Object.keys(files).filter(entry => entry.endsWith(`${language}.js`))
    const having = scripts.filter(entry =>
      readFileSync(new URL(`.${files[entry]}`, DIST), 'utf8').includes(`board:${JSON.stringify(board)}`)
    )
    expect(having).toContain(`seat-${name}-${language}.js`)
    expect(having.filter(entry => !entry.includes(`-${name}-`))).toEqual([])
  })
})
