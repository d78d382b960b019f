import type { SkiaRenderer } from '@open-pencil/core'
import type { Image } from 'canvaskit-wasm'
import { type CanvasKit, withSurface } from './canvas-kit'

/** Bytes of a decoded pixel, with its share of the smaller pictures that stand beside it for drawing it small. */
const PIXEL_BYTES = 4 * (4 / 3)

/**
 * Decoded pictures of an OpenPencil renderer within a budget of memory, in place of the renderer's own map, which keeps all
 * for ever, at full size: CanvasKit's memory grows with them and never shrinks.
 */
export class DecodedImages extends Map<string, Image> {
  /** Whether pictures had to go since the last `clear`, to keep to the budget. */
  crowded = false
  /** Bytes of all that is decoded now. */
  held = 0
  private shrunk = 1

  /**
   * @param budget Bytes. What was used longest ago goes first; one picture alone may be larger.
   */
  constructor(
    private readonly ck: CanvasKit,
    private readonly budget: number,
    private readonly encoded: (hash: string) => Uint8Array | undefined
  ) {
    super()
  }

  /** The factor by which both sides of pictures are made smaller. Setting it drops pictures kept at another size. */
  get shrinkage(): number {
    return this.shrunk
  }

  set shrinkage(times: number) {
    if (times === this.shrunk) return
    this.shrunk = times
    this.clear()
  }

  /** The picture, decoded where it is not yet; undefined where there is none, or it cannot be read. */
  override get(hash: string): Image | undefined {
    const image = super.get(hash) ?? this.decode(hash)
    if (!image) return undefined
    // The place in the map says when it was used.
    super.delete(hash)
    super.set(hash, image)
    return image
  }

  override delete(hash: string): boolean {
    const image = super.get(hash)
    if (!image) return false
    this.held -= bytesOf(image)
    image.delete()
    return super.delete(hash)
  }

  override clear(): void {
    for (const hash of [...this.keys()]) this.delete(hash)
    this.crowded = false
  }

  private decode(hash: string): Image | undefined {
    const encoded = this.encoded(hash)
    const full = encoded && this.ck.MakeImageFromEncoded(encoded)
    if (!full) return undefined
    const kept = this.shrink(full)
    const image = quicklyDrawn(this.ck, kept.makeCopyWithDefaultMipmaps())
    for (const made of new Set([full, kept])) made.delete()
    super.set(hash, image)
    this.held += bytesOf(image)
    for (const oldest of this.keys()) {
      if (this.held <= this.budget || oldest === hash) break
      this.delete(oldest)
      this.crowded = true
    }
    return image
  }

  private shrink(image: Image): Image {
    const [width, height] = [image.width(), image.height()].map((side) =>
      Math.max(1, Math.round(side / this.shrunk))
    ) as [number, number]
    if (this.shrunk === 1) return image
    const { ck } = this
    return withSurface(ck, { width, height }, (surface) => {
      const from = ck.XYWHRect(0, 0, image.width(), image.height())
      const to = ck.XYWHRect(0, 0, width, height)
      const { Linear } = ck.FilterMode
      const mipmapped = image.makeCopyWithDefaultMipmaps()
      const paint = new ck.Paint()
      const canvas = surface.getCanvas()
      canvas.drawImageRectOptions(mipmapped, from, to, Linear, ck.MipmapMode.Linear, paint)
      for (const made of [mipmapped, paint]) made.delete()
      return surface.makeImageSnapshot()
    })
  }
}

/**
 * Makes a renderer keep no more of pictures than it has to. Their sizes count where they are tiled: so those stay as
 * they are. Clear what is given before the renderer is destroyed.
 */
export function boundImages(
  skia: SkiaRenderer,
  budget: number,
  encoded: (hash: string) => Uint8Array | undefined
): { images: DecodedImages; clear: () => void } {
  const images = new DecodedImages(skia.ck, budget, encoded)
  const tiles = new DecodedImages(skia.ck, budget, encoded)
  const applyImageFill = skia.applyImageFill.bind(skia)
  skia.applyImageFill = (fill, ...rest) => {
    skia.imageCache = fill.imageScaleMode === 'TILE' ? tiles : images
    return applyImageFill(fill, ...rest)
  }
  const setShader = skia.fillPaint.setShader.bind(skia.fillPaint)
  skia.fillPaint.setShader = (shader) => {
    setShader(shader)
    // The paint holds what it needs; OpenPencil leaves the rest, and with it the picture, to the garbage collector.
    shader?.delete()
  }
  const clear = (): void => {
    images.clear()
    tiles.clear()
  }
  return { images, clear }
}

/**
 * Draws a picture from the nearest of the smaller ones beside it. OpenPencil mixes the two nearest at every pixel, which
 * takes a processor twenty times as long.
 */
function quicklyDrawn(ck: CanvasKit, image: Image): Image {
  const makeShader = image.makeShaderOptions.bind(image)
  image.makeShaderOptions = (x, y, filter, _, matrix) =>
    makeShader(x, y, filter, ck.MipmapMode.Nearest, matrix)
  return image
}

function bytesOf(image: Image): number {
  return Math.round(image.width() * image.height() * PIXEL_BYTES)
}
