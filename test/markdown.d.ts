/** What Vite gives for a file that is asked for as it stands. */
declare module '*.md?raw' {
  const text: string
  export default text
}
