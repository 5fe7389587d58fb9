import { Opening, type FormProps } from './form.tsx'

/** The part of the page that lives: the form, and what may be filled in there. */
export function Harbour(props: FormProps) {
  return (
    <>
      <Opening {...props} />
      <datalist id="zones">
        {props.state.zones.map(zone => (
          <option value={zone} />
        ))}
      </datalist>
    </>
  )
}
