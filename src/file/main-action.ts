import * as v from 'valibot'
import type { LayerShare } from './layer-shares'
import { nameSchema } from './name'

/** The layer that a frame should lead the eye to, as marked by the designer and kept in the frame. */
export const mainActionSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  /** By name and type it is found again in variants, and after it was replaced. */
  name: nameSchema,
  type: v.string()
})

export type MainAction = v.InferOutput<typeof mainActionSchema>

/**
 * The marked layer among shares: by id, else by name and type, as in variants and after it was replaced.
 * Of several with its name the one drawn first counts, however much attention each gets.
 */
export function findMarked(
  layers: readonly LayerShare[],
  { id, name, type }: MainAction
): LayerShare | null {
  const own = layers.find((layer) => layer.id === id)
  if (own !== undefined) return own
  return layers
    .filter((layer) => layer.name === name && layer.type === type)
    .reduce<LayerShare | null>(
      (first, layer) => (first === null || layer.order < first.order ? layer : first),
      null
    )
}
