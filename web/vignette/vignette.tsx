import type { Assets } from '../assets.ts'
import { HEIGHT, WIDTH } from './shapes.ts'

/** A game's small picture, beside words that say which game it is. */
export function Vignette({ game, assets }: { readonly game: string; readonly assets: Assets }) {
  const file = assets.files[`vignette-${game}.svg`]
  return file ? <img class="vignette" src={file} width={WIDTH} height={HEIGHT} alt="" /> : null
}
