/** The columns of the sea, as its cells are named. */
export const COLUMNS = [...'abcdefgh']
