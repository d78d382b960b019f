/** The page's style sheet, which esbuild bundles beside its script. */
declare module '*.pcss' {}
