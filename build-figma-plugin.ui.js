import { fileURLToPath } from 'node:url'
import { cssOncePlugin } from './src/bundler/css-once-plugin.js'
import { noticePlugin } from './src/bundler/notice-plugin.js'
import { packPanelPlugin } from './src/bundler/pack-panel-plugin.js'
import { CONNECTS, placeOf } from './src/bundler/wanted-build.js'

/**
 * The script's name in stacks. Without it they name the document's address: all of it, as a data: document, on each line,
 * and the browser takes a stack at every message to the main thread.
 */
const SOURCE_NAME = '//# sourceURL=glance-panel.js'

/**
 * The panel's bundle, with automatic JSX. Every command opens the same panel: the build tool's own entry would require it
 * once for each, which keeps esbuild from leaving out what nothing uses.
 */
export default function (options) {
  return {
    ...options,
    outfile: placeOf(options.outfile),
    stdin: {
      ...options.stdin,
      contents: `import open from './src/ui/index'; open(document.getElementById('create-figma-plugin'), __SHOW_UI_DATA__)`
    },
    loader: { ...options.loader, '.webp': 'dataurl' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: {
      'preact/compat': fileURLToPath(new URL('src/bundler/small-compat.js', import.meta.url))
    },
    target: 'chrome100',
    // As a call, which esbuild makes of these else, an unused pattern of a library would stay in.
    supported: { 'regexp-unicode-property-escapes': true },
    define: {
      ...options.define,
      'process.env.NODE_ENV': '"production"',
      GLANCE_CONNECTS: String(CONNECTS)
    },
    legalComments: 'none',
    footer: { js: SOURCE_NAME },
    plugins: [
      noticePlugin(),
      cssOncePlugin(),
      ...(options.minify ? [packPanelPlugin()] : []),
      ...options.plugins
    ]
  }
}
