import type { CanvasKit, Surface } from 'canvaskit-wasm'

/** Makes surfaces that show on one canvas element, at its size at that moment. */
export type MakeSurface = () => Surface

/**
 * One WebGL context serves all surfaces of an element, so that resizing keeps what it has uploaded.
 * Without WebGL, Skia draws in memory.
 *
 * @throws when the browser gives neither.
 */
export function screenSurfaces(canvasKit: CanvasKit, canvas: HTMLCanvasElement): MakeSurface {
  const handle = canvasKit.GetWebGLContext(canvas)
  const context = handle ? canvasKit.MakeWebGLContext(handle) : null
  return () => {
    const surface = context
      ? canvasKit.MakeOnScreenGLSurface(
          context,
          canvas.width,
          canvas.height,
          canvasKit.ColorSpace.SRGB
        )
      : canvasKit.MakeSWCanvasSurface(canvas)
    if (surface) return surface
    throw new Error('This browser gives the playground neither WebGL nor a 2D canvas to draw on.')
  }
}
