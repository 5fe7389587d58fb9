import { SECOND_MS } from '../schema/time.ts'
import { untilDone } from './until-done.ts'

/** So long what is drawn waits for its style. */
const PATIENCE_MS = 5 * SECOND_MS

/**
 * What of the style is needed only by few, or only once somebody touches the page. What is drawn once it is there never moves;
 * one that cannot be had keeps nobody from what it belongs to, and comes as soon as it can.
 */
export function styleLater(href: string): Promise<unknown> {
  const there = untilDone(tries => linked(tries > 0 ? `${href}?try=${tries}` : href))
  return Promise.race([there, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
}

function linked(href: string): Promise<true | undefined> {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(style)
  return new Promise(resolve => {
    style.addEventListener('load', () => resolve(true))
    style.addEventListener('error', () => {
      style.remove()
      resolve(undefined)
    })
  })
}
