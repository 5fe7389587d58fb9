/** What of the style is needed only by few, or only once somebody touches the page. */
export function styleLater(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
