import type { Marks } from '../../../schema/wire/marks.ts'
import { words } from '../../words/en/marks.ts'
import { styleLater } from '../../style-later.ts'
import style from './marks.css'

const CELL = /^[a-z]\d+$/
let isStyled = false

/** Draws what a seat has marked over its table, whatever game that is: a cell's button has its place as value. */
export function drawMarks(marks: Marks): void {
  if (!isStyled) void styleLater(style)
  isStyled = true
  for (const cell of document.querySelectorAll<HTMLElement>('.table [role=gridcell]')) {
    const button = cell.querySelector('button')
    // While something is put together, a button may stand for more than its place.
    if (button && CELL.test(button.value)) cell.dataset.place ??= button.value
    const sign = marks[cell.dataset.place ?? '']
    if (sign) cell.dataset.sign = sign
    else delete cell.dataset.sign
    if (sign) button?.setAttribute('aria-description', words.signs[sign])
    else button?.removeAttribute('aria-description')
  }
}
