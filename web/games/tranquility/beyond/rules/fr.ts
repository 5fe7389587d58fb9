export { rules } from '../../rules/fr.ts'
