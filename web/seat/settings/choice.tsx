interface ChoiceProps {
  readonly name: string
  readonly chosen: string
  readonly options: readonly (readonly [value: string, text: string])[]
}

/** One of several. */
export function Choice({ name, chosen, options }: ChoiceProps) {
  return (
    <select name={name}>
      {options.map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  )
}
