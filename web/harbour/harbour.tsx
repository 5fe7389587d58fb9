import { Opening, type FormProps } from './form.tsx'
import { Seats } from './seats.tsx'

/** The part of the page that lives: the seats of this device, and the form. */
export function Harbour(props: FormProps) {
  return (
    <>
      <Seats {...props} />
      <Opening {...props} />
      <datalist id="zones">
        {props.state.zones.map(zone => (
          <option value={zone} />
        ))}
      </datalist>
    </>
  )
}
