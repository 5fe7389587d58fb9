/** The mark of the house: a small boat under sail on a long swell. */
export function Boat() {
  return (
    <svg class="boat" viewBox="0 0 32 32" aria-hidden="true">
      <path class="sail" d="M15 3v18H5.5C10 16.5 13.5 10.5 15 3Zm2 4c4.5 3 7 8 8 14h-8Z" />
      <path class="hull" d="M4 23h24c-1.5 3-3.5 4.6-6 5.200H9.500C7 27.5 5 26 4 23Z" />
    </svg>
  )
}
