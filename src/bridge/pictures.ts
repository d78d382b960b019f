import * as v from 'valibot'
import { imageSchema, type LayerNode, type LayerTree } from '../file'

/** Bytes of a file, known by their tag: each thread has a Uint8Array of its own. */
export const bytesSchema = v.custom<Uint8Array>(
  (value) => Object.prototype.toString.call(value) === '[object Uint8Array]'
)

/** A PNG of a node, and what is known of it. `hash` in Picture is left to the panel. */
export interface ExportedPicture {
  png: Uint8Array
  title: string
  width: number
  height: number
  scale: number
}

/**
 * A layer tree on its way to the panel: as an object, thousands of layers would hold up Figma's thread for as long as
 * it takes to copy them.
 */
export interface PackedLayers {
  /** JSON of a part of the layers each, in order. */
  parts: string[]
  leftOut: number
}

export function unpackLayers({ parts, leftOut }: PackedLayers): LayerTree {
  return { nodes: parts.flatMap((part) => JSON.parse(part) as LayerNode[]), leftOut }
}

/** A picture that becomes a frame of its own. Sizes are canvas px. */
export const newPictureFrameSchema = v.object({
  /** Names the undo step; `place` with the same run joins it. */
  runId: v.string(),
  name: v.string(),
  /** What errors call it, as an object in the spoken language. */
  what: v.string(),
  /** Given before to `keepImage`; it fills the frame. */
  image: imageSchema,
  width: v.number(),
  height: v.number()
})

export type NewPictureFrame = v.InferOutput<typeof newPictureFrameSchema>
