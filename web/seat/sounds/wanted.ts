import { keep, recall } from '../../device.ts'

const NAME = 'slowboat.sounds'

/** Whether this device is to be heard: not until somebody says so. */
export function areSoundsWanted(): boolean {
  return recall(NAME) === true
}

export function wantSounds(wanted: boolean): void {
  keep(NAME, wanted)
}
