import type { ComponentChild, ComponentChildren } from 'preact'
import type { Answer } from '../api.ts'
import type { LaterMeans } from '../page.ts'

/** Sends what was filled in. */
export type Save = (data: FormData) => Promise<Answer<unknown>>
export type Form = (title: string, hint: string, save: Save, fields: ComponentChildren) => ComponentChild

/** Forms that say beside their button whether what was filled in has been saved. */
export function forms({ h, words }: LaterMeans): Form {
  async function submit(event: Event, save: Save): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const said = form.querySelector('output') as HTMLOutputElement
    const answer = await save(new FormData(form))
    said.value = 'ok' in answer ? words.saved : 'refused' in answer ? answer.refused.message : words.unsaved
  }

  return (title, hint, save, fields) =>
    h('form', { onSubmit: (event: Event) => void submit(event, save) }, [
      h('h2', null, title),
      fields,
      h('small', null, hint),
      h('p', null, [h('button', null, words.save), ' ', h('output', null)])
    ])
}
