import type { MetadataKeys } from '../options'
import type { Brief } from '../../engine/texts/brief'

/** Which part of the brief each supported metadata key is; whatever else is sent is ignored. */
export type BriefFields = ReadonlyMap<string, keyof Brief>

/** The interface names `description` and `goal`; what it calls audience and brand is not shown. */
export const DEFAULT_METADATA_KEYS: MetadataKeys = {
  audience: 'audience',
  brand: 'brand_guidelines'
}

export function briefFields({ audience, brand }: MetadataKeys): BriefFields {
  return new Map([
    ['description', 'description'],
    ['goal', 'goal'],
    [audience, 'audience'],
    [brand, 'brand']
  ])
}
