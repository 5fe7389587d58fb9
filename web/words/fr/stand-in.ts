import type { StandInWords } from '../en/stand-in.ts'

export const standIn: StandInWords = {
  autopilot: (name, told) => `Le pilote automatique pour ${name ?? 'toi'} : ${told}`,
  plan: (name, told) => (name === null ? `Selon ton plan : ${told}` : `${name}, selon son plan : ${told}`)
}
