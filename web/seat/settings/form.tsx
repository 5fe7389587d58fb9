import type { ComponentChildren } from 'preact'
import type { SettingsWords } from '../../words/en/settings.ts'
import type { Answer } from '../api.ts'

interface FormProps {
  readonly title: string
  readonly words: SettingsWords
  readonly save: (data: FormData) => Promise<Answer<unknown>>
  readonly children: ComponentChildren
}

/** A form that says beside its button whether what was filled in has been saved. */
export function Form({ title, words, save, children }: FormProps) {
  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const said = form.querySelector('output') as HTMLOutputElement
    // What was said of the last time does not hold for this one.
    said.value = '…'
    const { ok, refused } = await save(new FormData(form))
    said.value = ok ? words.saved : (refused?.message ?? words.unsaved)
  }
  return (
    <form onSubmit={submit}>
      <h2>{title}</h2>
      {children}
      <p>
        <button>{words.save}</button> <output />
      </p>
    </form>
  )
}
