import { whyNoChoiceUsesCard } from '../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../engine/catalogue.ts'
import type { Facts, Game, Json } from '../../engine/game.ts'
import { decideWithoutSettling, eventForViewer } from '../../engine/match.ts'
import { COMMON_REFUSAL_CODES } from '../../engine/refusal.ts'
import { LANGUAGES, type Language } from '../../schema/languages.ts'
import { lessonOf, pageGame } from '../../web/games/catalogue.ts'
import type { HintsWords } from '../../web/seat/hints/game.ts'
import { refusalSentence } from '../../web/words/refusals.ts'
import { anyOf, waysOf } from '../choices.ts'
import { refusal } from '../engine/refused.ts'
import { chance, garbled, type Moment, randomPlay } from '../random-play.ts'
import { type Setup, setups } from '../setups.ts'
import { type AnySamples, listed, type Sample } from './samples.ts'
import { SENTENCE } from './words/sentence.ts'

/** In so many set-ups of each game, drawn by lot; at each moment so many lines in disorder are tried. */
const SETUPS = 14
const TRIES = 3
/** None, one, two and many: of whatever is counted. */
const NUMBERS = [0, 1, 2, 7]
/** Numbers that name something and count nothing. */
const NAMES =
  /^(seat|seats|first|pilot|by|coral|table|row|cloud|trip|island|value|card|face|day|below|above|from|to|place)$/

const PLAYERS = ['Anna', 'Emil', 'Ida', 'Uwe', 'Ben', 'Olga', 'Lou']

/** Whatever is missing, or is too much, is counted as long as something is. */
const MISSING = ['open', 'cells', 'short', 'wrong', 'beers', 'shuffled.count']

/** As a lesson ends, of which more comes later: a French one without a space before it. */
const GOES_ON = /…$/

/** What no sentence may come to: a fact that isn't there, one of many, or two numbers that run into each other. */
const WRONG: { readonly [language in Language]: RegExp } = {
  en: /undefined|\bnull\b|NaN|\[object|\d \d|(?<!(?:row|coral|column|boat|cloud|table|trip) )\b1 (?!is|was|has|does)(?:Explorer )?[a-z]+s\b|\bThe 1 |\bone (?:card|worm|point|tile|place|number|coin|coral|beer|slot|row|hook)s\b|\b1 are\b/,
  fr: / …|undefined|\bnull\b|NaN|\[object|\d \d|(?<!(?:un|rangée|corail|colonne|bateau|nuage|table|voyage) )\b[01] (?!dans)\p{L}+[sx]\b|\bLes 1 |\b1 sont\b/u,
  de: /undefined|\bnull\b|NaN|\[object|\d \d|\b1 (\p{L}+ )?(Karten|Korallen|Entdeckerkarten|Würmer|Felder|Zahlen|Münzen|Biere|Bieren|Spalten|Boote|Haie|Perlen|Steinböcke|Haken|Punkte|Plätze|Schritte|Farben|Runden)\b|\bDie 1 |\b1 sind\b/u
}

/** One of each kind, told apart by which facts it has. */
function ofEachKind(samples: readonly Sample[]): readonly Sample[] {
  const kinds = new Map(samples.map(one => [`${one.name} ${Object.keys(one.facts).toSorted().join()}`, one]))
  return [...kinds.values()]
}

/** Each, with whatever it counts as none, one, two and many. */
function varied(samples: readonly Sample[]): readonly Sample[] {
  return samples.flatMap(({ name, facts }) => [
    { name, facts },
    ...Object.entries(facts).flatMap(([fact, value]) =>
      variantsOf(name, fact, value).map(other => ({ name, facts: { ...facts, [fact]: other } }))
    )
  ])
}

function variantsOf(name: string, fact: string, value: Json): readonly Json[] {
  if (typeof value === 'number') {
    if (NAMES.test(fact)) return []
    return MISSING.includes(fact) || MISSING.includes(`${name}.${fact}`) ? NUMBERS.slice(1) : NUMBERS
  }
  if (isList(value))
    return value.length === 0
      ? []
      : NUMBERS.slice(1).map(length => Array.from({ length }, (_, at) => cycled(value, at)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([part, count]) =>
    typeof count === 'number' ? NUMBERS.slice(1).map(number => ({ ...value, [part]: number })) : []
  )
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const cycled = (list: readonly Json[], at: number) => list[at % list.length] ?? null

function refusals(game: Game, moments: readonly Moment[]): Sample[] {
  const dice = chance(7)
  const words = [...new Set(moments.flatMap(({ line }) => line.split(' ')))]
  return moments.flatMap(({ before, line }) => {
    const lines = Array.from({ length: TRIES }, () => garbled(line, words, dice))
    const others = lines.concat(words.length > 0 ? anyOf(words, dice) : [])
    return Array.from({ length: before.setup.seats }, (_, seat) => seat).flatMap(seat => {
      const refused = others.flatMap(other => refusal(() => decideWithoutSettling(game, before, seat, other)) ?? [])
      const cards = new Set(game.choices(before.state, seat).flatMap(({ pick }) => pick?.from ?? []))
      const against = [...cards].flatMap(card => whyNoChoiceUsesCard(game, before.state, seat, card) ?? [])
      return [...refused, ...against].map(({ code, facts = {} }) => ({ name: code, facts }))
    })
  })
}

function events(moments: readonly Moment[]): Sample[] {
  return moments.flatMap(({ before, events: happened }) =>
    ['watcher' as const, ...Array(before.setup.seats).keys()].flatMap(viewer =>
      happened.map(event => ({ name: event.type, facts: eventForViewer(event, viewer).facts }))
    )
  )
}

/** As a page asks: of one way of each choice, without the cards that pay for it. */
function doubts(game: Game, moments: readonly Moment[]): Sample[] {
  const dice = chance(11)
  return moments.flatMap(({ before: { state }, seat }) => {
    const view = game.view(state, seat)
    const lines = game.choices(state, seat).flatMap(choice => (choice.ways ? anyOf(waysOf(choice), dice).line : []))
    const doubted = lines.flatMap(line => game.insight?.warnings?.(view, line) ?? [])
    return doubted.map(({ code, facts = {} }) => ({ name: code, facts }))
  })
}

/** One sentence for each code, by what goes with it. */
type Sentences = { readonly [code: string]: (facts: Facts) => string }

/** All that they come to; of a code without facts, the one thing that it says. */
function rendered(sentences: Sentences, samples: readonly Sample[]): readonly string[] {
  return Object.entries(sentences).flatMap(([code, sentence]) => {
    const own = samples.filter(({ name }) => name === code)
    return own.length > 0 ? own.map(({ facts }) => sentence(facts)) : [sentence({})]
  })
}

/** Those that are none, or say something wrong. */
function wrongIn(language: Language, sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)].filter(
    sentence => WRONG[language].test(sentence) || !SENTENCE.test(sentence.replace(GOES_ON, '.'))
  )
}

async function samplesOf(game: string): Promise<AnySamples> {
  return (await import(`./games/${game}/samples.ts`)).samples
}

async function hintsIn(game: string, language: Language): Promise<HintsWords> {
  return (await import(`../../web/games/${game}/words/${language}/hints.ts`)).words
}

describe.each(newestGames().map(game => [game.name, game] as const))('in %s', async (name, game) => {
  const chosen: readonly Setup[] = chance(3).shuffle(setups(game)).slice(0, SETUPS)
  const moments = chosen.flatMap(({ options, seats }, number) => randomPlay(game, options, seats, number))
  const samples = await samplesOf(name)
  const refused = varied([...listed(samples.refused), ...ofEachKind(refusals(game, moments))])
  const happened = varied([...listed(samples.happened), ...ofEachKind(events(moments))])
  const doubted = varied([...listed(samples.doubted), ...ofEachKind(doubts(game, moments))])

  test.each(LANGUAGES)('every refusal is a sentence with its facts, whatever they count (%s)', language => {
    const says = (code: string) => (facts: Facts) => refusalSentence({ code, facts, language, game: name })
    const own = game.codes.filter(code => !COMMON_REFUSAL_CODES.some(common => common === code))
    const sentences = Object.fromEntries([...own, 'BAD_ACTION', 'MODULE'].map(code => [code, says(code)]))
    expect(wrongIn(language, rendered(sentences, refused))).toEqual([])
  })

  test.each(LANGUAGES)('so is what a lesson says to somebody new (%s)', language => {
    const { steps = {}, refused: sentences = {} } = lessonOf(name)?.words[language] ?? {}
    const told = Object.values(steps).flatMap(({ says, other, done = says, near = {} }) => [
      says,
      other,
      done,
      ...Object.values(near)
    ])
    expect(wrongIn(language, [...told, ...rendered(sentences as Sentences, refused)])).toEqual([])
  })

  test.each(LANGUAGES)('and what is doubted, or hinted, before Confirm (%s)', async language => {
    const { hints, doubts: sentences } = await hintsIn(name, language)
    expect(doubted.map(({ name: code }) => code).filter(code => !(code in sentences))).toEqual([])
    expect(wrongIn(language, [...Object.values(hints), ...rendered(sentences as Sentences, doubted)])).toEqual([])
  })

  test.each(LANGUAGES)('every event is one, told to whoever it befell and to others (%s)', language => {
    const { event } = pageGame(name).words[language]
    const sentences = [() => null, (seat: number) => PLAYERS[seat] ?? ''].flatMap(who =>
      happened.map(({ name: type, facts }) => event({ type, facts }, who))
    )
    expect(wrongIn(language, sentences)).toEqual([])
  })
})
