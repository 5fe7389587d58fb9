const ISOLATED = ['worker/deliver/planted.test.ts']

/** What each of vitest's projects runs. */
export const PROJECTS = {
  node: {
    include: ['*.test.ts', '{engine,schema,web,local}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.ts']
  },
  worker: { include: ['worker/**/*.test.ts'], exclude: ISOLATED },
  // What puts something in the place of a module that others have loaded already.
  isolated: { include: ISOLATED, exclude: [] },
  browser: { include: ['{web,local}/**/*.browser.test.ts'], exclude: [] }
}

export type Project = keyof typeof PROJECTS

export const PROJECT_NAMES = Object.keys(PROJECTS) as Project[]

/** Which of them only reckons: it takes what the others leave of the processors. */
export const ASIDE: Project = 'node'
