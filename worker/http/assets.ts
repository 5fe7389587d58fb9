import manifest from '../../web/dist/manifest.json'

/** The names under which web/build.ts has put the pages' scripts, styles and pictures. */
export const assets = manifest
