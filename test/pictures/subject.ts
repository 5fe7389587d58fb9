import type { Page } from 'playwright-core'
import type { Language } from '../../schema/languages.ts'

/** Somebody's device, with a shutter. */
export interface Camera {
  readonly page: Page
  readonly language: Language
  take(name: string): Promise<void>
}

/** Something worth pictures. */
export interface Subject {
  readonly name: string
  /** On a device that knows no game yet. */
  readonly isFirst?: true
  /** Gets it ready where a Slow Boat runs, and says what one device after the other then does to take its pictures. */
  begin(origin: string, language: Language): Promise<(camera: Camera) => Promise<void>>
}
