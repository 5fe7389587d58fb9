import { expect, test } from 'vitest'
import { formFor, languageAsked } from '../../../worker/http/reader.ts'
import { PEOPLE, STRANGERS, TERMINALS } from './agents.ts'

test.each(PEOPLE)('%s is answered by the page', (_, headers) => {
  expect(formFor(new Headers(headers))).toBe('page')
})

test.each(TERMINALS)('%s is answered in the form that it asks for', (_, headers, form) => {
  expect(formFor(new Headers(headers))).toBe(form)
})

test.each(STRANGERS)('%s is answered by the cover', (_, headers) => {
  expect(formFor(new Headers(headers))).toBe('cover')
})

test.each([
  ['de', undefined, 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', undefined, 'de'],
  ['en;q=0.5,fr;q=0.9', undefined, 'fr'],
  ['nl,pt;q=0.9', undefined, null],
  ['*', undefined, null],
  ['', undefined, null],
  ['en', 'fr', 'fr'],
  ['en', 'xx', 'en'],
  [';;;,q=,,;q=x', undefined, null]
])('"%s" with ?lang=%s reads %s', (header, named, language) => {
  expect(languageAsked(new Headers({ 'Accept-Language': header }), named)).toBe(language)
})
