import { afterAll } from 'vitest'
import { endVisits } from './browser.ts'

afterAll(endVisits)
