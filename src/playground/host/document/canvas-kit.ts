import type { ImageInfo, Surface } from 'canvaskit-wasm'
import type { Size } from './matrix'
import type { SkiaRenderer } from '@open-pencil/core'

/** CanvasKit in the version that OpenPencil draws with. */
export type CanvasKit = SkiaRenderer['ck']

/**
 * Draws on an empty surface in memory that is freed afterwards; take a picture of it before. CanvasKit's default surface
 * keeps colours unpremultiplied and divides at every pixel drawn, which takes twice as long.
 *
 * @param size Whole pixels.
 * @throws when it does not fit into memory.
 */
export function withSurface<T>(ck: CanvasKit, size: Size, draw: (surface: Surface) => T): T {
  const { width, height } = size
  const pixels = ck.Malloc(Uint8Array, width * height * 4)
  const surface = ck.MakeRasterDirectSurface(pixelsOf(ck, size), pixels, width * 4)
  try {
    if (!surface) throw new Error(`A picture of ${width} x ${height} px does not fit into memory.`)
    surface.getCanvas().clear(ck.TRANSPARENT)
    return draw(surface)
  } finally {
    surface?.delete()
    ck.Free(pixels)
  }
}

/** Pictures as they are drawn in memory: four bytes a pixel, colours already times their alpha. */
function pixelsOf(ck: CanvasKit, { width, height }: Size): ImageInfo {
  return {
    width,
    height,
    colorType: ck.ColorType.RGBA_8888,
    alphaType: ck.AlphaType.Premul,
    colorSpace: ck.ColorSpace.SRGB
  }
}
