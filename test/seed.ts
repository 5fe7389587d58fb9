/** What all random play and all deals of the tests follow from: the same again unless another is asked for. */
export const SEED = readSeed(process.env.SEED ?? '0')

export function readSeed(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`SEED "${text}" is not a whole number of up to six digits`)
  return Number(text)
}
