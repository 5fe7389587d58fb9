import { describe, expect, test } from 'vitest'
import { games } from '../../engine/catalogue.ts'
import type { Facts, Game, Json } from '../../engine/game.ts'
import { decide, eventFor } from '../../engine/match.ts'
import { LANGUAGES, type Language } from '../../schema/languages.ts'
import { pageGame } from '../../web/games/catalogue.ts'
import { refusalSentence } from '../../web/words/refusals.ts'
import { anyOf } from '../choices.ts'
import { refusal } from '../engine/refused.ts'
import { chance, garbled, type Moment, randomPlay } from '../random-play.ts'
import { type Setup, setups } from '../setups.ts'

/** In so many set-ups of each game, drawn by lot; at each moment so many lines in disorder are tried. */
const SETUPS = 14
const TRIES = 3
/** None, one, two and many: of whatever is counted. */
const NUMBERS = [0, 1, 2, 7]
/** Numbers that name something and count nothing. */
const NAMES = /^(seat|seats|first|pilot|by|coral|table|row|cloud|trip|island|value|card)$/

/** Whatever is missing is counted as long as something is. */
const MISSING = ['open']

/** What no sentence may come to: a fact that isn't there, or one of many. */
const WRONG: { readonly [language in Language]: RegExp } = {
  en: /undefined|null|NaN|\[object|\b1 (cards|worms|points|tiles|places|numbers|coins|beers|columns|boats|slots|rocks)\b|The 1 /,
  fr: /undefined|null|NaN|\[object|\b[01] (cartes|vers|points|tuiles|cases|nombres|pièces|bières|colonnes|bateaux)\b|Les 1 /,
  de: /undefined|null|NaN|\[object|\b1 (Karten|Würmer|Punkte|Plättchen sind|Felder|Zahlen|Münzen|Biere|Spalten|Boote)\b|Die 1 /
}

/** Something that is put in words: a code or an event, with its facts. */
interface Sample {
  readonly name: string
  readonly facts: Facts
}

const numbersOf = (fact: string) => (MISSING.includes(fact) ? NUMBERS.slice(1) : NUMBERS)

/** One of each kind, told apart by which facts it has, with every number of it as none, one, two and many. */
function varied(samples: readonly Sample[]): readonly Sample[] {
  const kinds = new Map(samples.map(one => [`${one.name} ${Object.keys(one.facts).toSorted().join()}`, one]))
  return [...kinds.values()].flatMap(({ name, facts }) => {
    const counted = Object.keys(facts).filter(fact => typeof facts[fact] === 'number' && !NAMES.test(fact))
    const withFact = (fact: string, value: Json) => ({ name, facts: { ...facts, [fact]: value } })
    return [{ name, facts }, ...counted.flatMap(fact => numbersOf(fact).map(number => withFact(fact, number)))]
  })
}

function refusals(game: Game, moments: readonly Moment[]): Sample[] {
  const dice = chance(7)
  const words = [...new Set(moments.flatMap(({ line }) => line.split(' ')))]
  return moments.flatMap(({ before, line }) => {
    const lines = Array.from({ length: TRIES }, () => garbled(line, words, dice))
    const others = lines.concat(words.length > 0 ? anyOf(words, dice) : [])
    return Array.from({ length: before.setup.seats }, (_, seat) => seat).flatMap(seat => {
      const refused = others.flatMap(other => refusal(() => decide(game, before, seat, other)) ?? [])
      const cards = new Set(game.choices(before.state, seat).flatMap(({ pick }) => pick?.from ?? []))
      const against = [...cards].flatMap(card => game.against(before.state, seat, card) ?? [])
      return [...refused, ...against].map(({ code, facts = {} }) => ({ name: code, facts }))
    })
  })
}

function events(moments: readonly Moment[]): Sample[] {
  return moments.flatMap(({ before, events: happened }) =>
    ['watcher' as const, ...Array(before.setup.seats).keys()].flatMap(viewer =>
      happened.map(event => ({ name: event.type, facts: eventFor(event, viewer).facts }))
    )
  )
}

describe.each(games().map(game => [game.name, game] as const))('in %s', (name, game) => {
  const chosen: readonly Setup[] = chance(3).shuffle(setups(game)).slice(0, SETUPS)
  const moments = chosen.flatMap(({ options, seats }, number) => randomPlay(game, options, seats, number))
  const refused = varied(refusals(game, moments))
  const happened = varied(events(moments))
  const { isNews } = pageGame(name).game

  test.each(LANGUAGES)('every refusal is a sentence with its facts, whatever they count (%s)', language => {
    const wrong = refused
      .map(({ name: code, facts }) => refusalSentence({ code, facts, language, game: name }))
      .filter(sentence => WRONG[language].test(sentence))
    expect(wrong).toEqual([])
  })

  test.each(LANGUAGES)('every event is one, told to whoever it befell and to others (%s)', language => {
    const { event } = pageGame(name).words[language]
    const told = happened.map(({ name: type, facts }) => ({ type, facts })).filter(isNews)
    const wrong = [() => null, (seat: number) => `P${seat}`]
      .flatMap(who => told.map(one => event(one, who)))
      .filter(sentence => WRONG[language].test(sentence))
    expect(wrong).toEqual([])
  })
})
