export const SEAS = ['standard'] as const
export type SeaName = (typeof SEAS)[number]
