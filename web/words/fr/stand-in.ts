import type { StandInWords } from '../en/stand-in.ts'
import { de } from './elision.ts'

export const standIn: StandInWords = {
  autopilot: (name, told) => `Le pilote automatique pour ${name ?? 'toi'} : ${told}`,
  plan: (name, told) => (name === null ? `Selon ton plan : ${told}` : `${name}, selon son plan : ${told}`),
  guest: (name, told) => (name === null ? `Par un invité : ${told}` : `L’invité ${de(name)} : ${told}`)
}
