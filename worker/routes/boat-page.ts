import { boatPage, boatText } from '../../web/server.ts'
import { look } from '../boats/store.ts'
import { assets } from '../http/assets.ts'
import { type Bound, languageOf, limit } from '../http/bound.ts'
import { answerPage } from '../http/page.ts'
import { formFor } from '../http/reader.ts'
import type { Link } from '../keys/links.ts'
import { boatHash } from '../keys/secrets.ts'

/** The private link of a boat, opened: what it is, and a button; to programs, what it carries. */
export async function showBoat(context: Bound, link: Link) {
  const form = formFor(context.req.raw.headers)
  // Previews and scanners are told nothing of it, not even whether it still sails.
  if (form === 'cover') return answerPage(context, boatPage({ language: readerOf(context), assets }))
  const boat = await read(context, link)
  switch (form) {
    case 'json':
      return context.json(boat)
    case 'text':
      return context.text(boatText({ boat, language: readerOf(context), origin: context.env.ORIGIN }))
    case 'page':
      return answerPage(context, boatPage({ language: readerOf(context), assets, count: boat.seats.length }))
  }
}

/** Without scripts, what it carries is a list of links. */
export async function listBoat(context: Bound, link: Link) {
  const boat = await read(context, link)
  return answerPage(context, boatPage({ language: readerOf(context), assets, count: boat.seats.length, boat }))
}

async function read(context: Bound, link: Link) {
  await limit(context, context.env.LIMIT_OPEN, boatHash(link.match, context.env))
  return look(link, context.env)
}

function readerOf(context: Bound) {
  return languageOf(context) ?? 'en'
}
