/** Who is on board where nobody else is: the cats by their names, and whoever plays with them and gave none. */
export const crew = {
  cats: ['Ship’s cat Pip', 'Ship’s cat Mo', 'Ship’s cat Tiger', 'Ship’s cat Bo', 'Ship’s cat Luna'],
  captain: 'Captain',
  alone: 'Play now with the ship’s cat'
}

export type CrewWords = typeof crew
