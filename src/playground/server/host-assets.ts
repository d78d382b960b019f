import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

const FONTS = [
  'Inter-Regular.ttf',
  'Inter-Medium.ttf',
  'Inter-SemiBold.ttf',
  'Inter-Bold.ttf',
  'Inter-ExtraBold.ttf',
  'NotoNaskhArabic-Regular.ttf'
]

/**
 * Files the page fetches by fixed names: the fonts and the Skia build that OpenPencil asks for, the
 * sandbox's QuickJS, and Figma's theme variables. All come from installed packages.
 */
export function hostAssets(): Record<string, string> {
  const openPencil = dirname(require.resolve('@open-pencil/core/package.json'))
  const quickjs = createRequire(require.resolve('quickjs-emscripten')).resolve(
    '@jitl/quickjs-wasmfile-release-sync/wasm'
  )
  return {
    ...Object.fromEntries(FONTS.map((font) => [font, join(openPencil, 'assets', font)])),
    'canvaskit.wasm': require.resolve('canvaskit-wasm/bin/full/canvaskit.wasm'),
    'emscripten-module.wasm': quickjs,
    'figma-theme.css': require.resolve('@create-figma-plugin/ui/css/theme.css')
  }
}
