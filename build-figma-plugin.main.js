/** For a Figma that has no `globalThis`: the timers are all that the bundle asks of it. */
const GLOBAL =
  'var figmaGlobal=typeof globalThis==="undefined"?{setTimeout:setTimeout,clearTimeout:clearTimeout}:globalThis;'

/**
 * Figma's main thread: syntax of ES2017, as the build tool has it by default. Authors of published plugins report syntax
 * errors of newer ones from desktop apps.
 */
export default function (options) {
  return {
    ...options,
    target: 'es2017',
    legalComments: 'none',
    define: { ...options.define, globalThis: 'figmaGlobal' },
    banner: { js: GLOBAL }
  }
}
