/*
 * A picture of a finished table, made on the device. It shows what lies there and what a record shows everybody: no
 * hand, and no name.
 */

/** In pixels: upright, as most programs show pictures best. */
export const WIDTH = 1080
export const HEIGHT = 1350

const MARGIN = 40
const INK = '#13233a'
const PAPER = '#f7f2e7'

/** The table, which is a square of 1000 units, above what is said of it. */
export function poster(table: string, [title = '', text = '']: readonly string[]): string {
  const line = (y: number, size: number, weight: number, said: string) =>
    `<text x="${WIDTH / 2}" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(said)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="system-ui, sans-serif" text-anchor="middle" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    line(110, 64, 700, title),
    `<g transform="translate(${MARGIN} 170)">${table}</g>`,
    ...wrapped(text).map((part, at) => line(1232 + at * 48, 36, 400, part)),
    line(HEIGHT - 24, 26, 400, 'Slow Boat'),
    '</svg>'
  ].join('')
}

const LONGEST = 54

/** In lines that are as long as they may be. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= LONGEST) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Turns a picture in SVG into one that every program can show. */
export async function drawn(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('Cannot draw the picture'))), 'image/png')
  )
}

/** Whether the device can hand a file to another of its programs. */
export function canShareFiles(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [fileOf(new Blob(), 'x')] })
}

/** Hands the picture on, or saves it. */
export function keepPicture(picture: Blob, title: string): void {
  const file = fileOf(picture, title)
  // Whoever closes the dialog has changed their mind, which is no error.
  if (canShareFiles()) return void navigator.share({ files: [file] }).catch(() => {})
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}

function fileOf(picture: Blob, title: string): File {
  return new File([picture], `${title}.png`, { type: 'image/png' })
}
