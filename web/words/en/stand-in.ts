/** Who played, where it was not the seat itself; without a name, for whoever reads. */
export const standIn = {
  autopilot: (name: string | null, told: string) => `The autopilot for ${name ?? 'you'}: ${told}`,
  plan: (name: string | null, told: string) => (name === null ? `By your plan: ${told}` : `${name}, by plan: ${told}`),
  guest: (name: string | null, told: string) => (name === null ? `By a guest: ${told}` : `${name}’s guest: ${told}`)
}

export type StandInWords = typeof standIn
