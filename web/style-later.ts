/** What of the style is needed only by few, or only once somebody touches the page. What is drawn once it is there never moves. */
export function styleLater(href: string): Promise<unknown> {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  // One that cannot be had keeps nobody from what it belongs to.
  const there = new Promise(resolve => ['load', 'error'].forEach(kind => style.addEventListener(kind, resolve)))
  document.head.append(style)
  return there
}
