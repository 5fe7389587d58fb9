/** A page with all pictures: those of one name in a row, so that they are compared at a glance. */
export function sheet(files: readonly string[]): string {
  const names = [...new Set(files.map(nameOf))]
  const rows = names.map(name => {
    const taken = files.filter(file => nameOf(file) === name)
    return `<h2>${name}</h2><section>${taken.map(thumbnail).join('')}</section>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Slow Boat</title>
<style>body{font:13px system-ui}section{display:flex;gap:8px;align-items:start;overflow-x:auto}img{height:320px;border:1px solid #888}h2{margin:16px 0 4px;font-size:15px}</style>
${rows.join('\n')}\n`
}

/** A file is called after what it shows, its screen, its light and its language. */
function nameOf(file: string): string {
  return file.split('-').slice(0, -3).join('-')
}

function thumbnail(file: string): string {
  return `<a href="${file}"><img src="${file}" title="${file}" loading="lazy"></a>`
}
