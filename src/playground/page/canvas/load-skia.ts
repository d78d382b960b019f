import { fontManager } from '@open-pencil/core'
import CanvasKitInit, { type CanvasKit } from 'canvaskit-wasm/full'

const INTER_STYLES = ['Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold']

/** Skia from this page's own server, with the bundled fonts only: nothing is asked of the network. */
export async function loadSkia(): Promise<CanvasKit> {
  fontManager.setOnlineFontProviders({})
  const [canvasKit] = await Promise.all([
    CanvasKitInit({ locateFile: (file) => file }),
    ...INTER_STYLES.map((style) => fontManager.loadFont('Inter', style))
  ])
  return canvasKit
}
