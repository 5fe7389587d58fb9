export { rules } from '../../rules/en.ts'
