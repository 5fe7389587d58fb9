import type { StandInWords } from '../en/stand-in.ts'

export const standIn: StandInWords = {
  autopilot: (name, told) => `Der Autopilot für ${name ?? 'dich'}: ${told}`,
  plan: (name, told) => (name === null ? `Nach deinem Plan: ${told}` : `${name}, nach Plan: ${told}`),
  guest: (name, told) => (name === null ? `Durch einen Gast: ${told}` : `Gast von ${name}: ${told}`)
}
