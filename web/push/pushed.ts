/** What a push says: which seat it is of, and in words. The address of the seat is not in it. */
export interface Pushed {
  readonly match: string
  readonly seat: number
  readonly title: string
  readonly body: string
}
