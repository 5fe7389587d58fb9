import { render } from 'preact'
import { knownLinks } from '../../harbour/known.ts'
import { ask, sorted } from '../../shelf/standing.ts'
import { styleLater } from '../../style-later.ts'
import { words } from '../../words/en/onward.ts'
import { locale } from '../../words/locale.ts'
import style from './onward.css'

/** So many are asked, and those were here last. */
const MOST = 16

/** Shows beside the way home which other match of this device waits for somebody here, the longest waiting; or none. */
export async function propose(from: string | null): Promise<void> {
  const others = from === null ? [] : knownLinks().filter(({ link, seat }) => link !== from && seat !== null)
  const standings = await ask(others.slice(0, MOST).map(({ link }) => link))
  const [next] = sorted(standings.flatMap((standing, at) => (others[at] ? [{ ...others[at], standing }] : [])))
  const root = place()
  if (next?.standing.kind !== 'yours') return render(null, root)
  const names = new Intl.ListFormat(locale(document.documentElement.lang)).format(next.standing.others)
  render(
    <a class="go" href={`/s/${next.link}`}>
      {names ? words.with(names) : words.alone}
    </a>,
    root
  )
}

function place(): Element {
  const there = document.getElementById('next')
  if (there) return there
  const root = Object.assign(document.createElement('p'), { id: 'next', role: 'status' })
  void styleLater(style)
  document.querySelector('nav')?.append(root)
  return root
}
