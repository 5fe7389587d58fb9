import { expect, test } from 'vitest'
import { formFor, languageAsked } from '../../worker/reader.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', Accept: BROWSER }

test.each<[string, Record<string, string>, string]>([
  ['a browser that navigates', NAVIGATION, 'page'],
  ['a browser that prefetches', { ...NAVIGATION, 'Sec-Purpose': 'prefetch;prerender' }, 'cover'],
  ['a frame in a page', { ...NAVIGATION, 'Sec-Fetch-Dest': 'iframe' }, 'cover'],
  ['a script that fetches', { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty', Accept: '*/*' }, 'cover'],
  ['a browser too old to say', { Accept: BROWSER, 'User-Agent': 'Mozilla/5.0' }, 'cover'],
  ['a preview of a chat', { Accept: '*/*', 'User-Agent': 'Slackbot-LinkExpanding 1.0' }, 'cover'],
  ['nobody', {}, 'cover'],
  ['curl', { Accept: '*/*', 'User-Agent': 'curl/8.5.0' }, 'text'],
  ['Wget', { Accept: '*/*', 'User-Agent': 'Wget/1.21' }, 'text'],
  ['somebody who only mentions curl', { Accept: '*/*', 'User-Agent': 'Mozilla/5.0 curl/8.5.0' }, 'cover'],
  ['curl asking for JSON', { Accept: 'application/json', 'User-Agent': 'curl/8.5.0' }, 'json'],
  ['a program asking for text', { Accept: 'text/plain' }, 'text'],
  ['a program that rules JSON out', { Accept: 'application/json;q=0, */*' }, 'cover']
])('%s is answered by a %s', (_, headers, form) => {
  expect(formFor(new Headers(headers))).toBe(form)
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
