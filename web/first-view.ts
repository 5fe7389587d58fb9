/** What the server put into the page for its script (document.tsx). */
export function firstView<View>(): View {
  return JSON.parse(document.getElementById('envelope')?.textContent ?? 'null') as View
}
