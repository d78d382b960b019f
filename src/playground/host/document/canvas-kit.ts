import type { SkiaRenderer } from '@open-pencil/core'

/** CanvasKit in the version that OpenPencil draws with. */
export type CanvasKit = SkiaRenderer['ck']
