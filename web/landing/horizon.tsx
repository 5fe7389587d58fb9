/** A boat at anchor under the evening sky: nothing is wrong, only quiet. */
export function Horizon() {
  return (
    <svg class="horizon" viewBox="0 0 320 140" aria-hidden="true">
      <circle class="sun" cx="236" cy="78" r="20" />
      <path class="far" d="M28 92q14-20 30-20t22 12q10-6 20 8Z" />
      <path class="water" d="M0 92h320v48H0Z" />
      <path class="glow" d="M206 96h60M214 104h44M222 112h28M230 120h12" />
      <path class="sail" d="M139 40v46h-30c12-14 24-30 30-46Zm6 12c14 8 22 20 25 34h-25Z" />
      <path class="hull" d="M100 92h84c-5 9-11 13-19 15h-45c-8-2-15-6-20-15Z" />
      <path class="swell" d="M0 124q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0" />
    </svg>
  )
}
