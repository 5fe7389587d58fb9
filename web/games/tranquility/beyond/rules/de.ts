export { rules } from '../../rules/de.ts'
