import * as v from 'valibot'
import { imageSchema } from '../file'
import { bytesSchema } from './bytes'

/** A PNG of a node, and what is known of it. `hash` in Picture is left to the panel. */
export const exportedPictureSchema = v.object({
  png: bytesSchema,
  title: v.string(),
  width: v.number(),
  height: v.number(),
  scale: v.number()
})

/** A captured page that becomes a frame of its own. Sizes are canvas px. */
export const newPageFrameSchema = v.object({
  /** Names the undo step; `place` with the same run joins it. */
  runId: v.string(),
  name: v.string(),
  /** The capture, given before to `keepImage`; it fills the frame. */
  image: imageSchema,
  width: v.number(),
  height: v.number()
})

/** One picture to lay on the canvas, and what lies over it. Both were given before to `keepImage`. */
const stillSchema = v.object({
  /** Layer name, such as 0:02.5. */
  name: v.string(),
  image: imageSchema,
  overlay: v.nullable(imageSchema)
})

/** Pictures laid out in rows inside one new frame, which Figma's auto-layout keeps in order. */
export const newStripSchema = v.object({
  runId: v.string(),
  name: v.string(),
  /** Size of each picture in canvas px. */
  width: v.number(),
  height: v.number(),
  columns: v.number(),
  stills: v.array(stillSchema)
})

export type ExportedPicture = v.InferOutput<typeof exportedPictureSchema>
export type NewPageFrame = v.InferOutput<typeof newPageFrameSchema>
export type Still = v.InferOutput<typeof stillSchema>
export type NewStrip = v.InferOutput<typeof newStripSchema>
