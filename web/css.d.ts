/** Styles that a script brings along when they are needed: their path. */
declare module '*.css' {
  const path: string
  export default path
}
