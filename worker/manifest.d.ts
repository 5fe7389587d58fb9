// Written by web/build.ts; declared here so that types can be checked before the pages are built.
declare module '*/web/dist/manifest.json' {
  const assets: import('../web/server.ts').Assets
  export default assets
}
