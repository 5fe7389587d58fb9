/** What of a game's style is needed only once somebody touches it: it comes with the log. */
export function styleLater(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
