import type { Written } from '../module.ts'
import { written as bridges } from './bridges/index.ts'
import { written as documentary } from './documentary/index.tsx'
import type { ModuleWords } from './turn.ts'
import { written as wildlife } from './wildlife/index.tsx'

/** What the modules add to texts and mails. */
export const written: readonly Written<ModuleWords>[] = [bridges, documentary, wildlife]
