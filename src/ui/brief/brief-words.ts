import type { BriefField } from '../../file'
import type { MetadataKeys } from './to-metadata'

/** What the fields are called, and what belongs into them. */
export const BRIEF_WORDS: Record<BriefField, { name: string; hint: string }> = {
  description: { name: 'Description', hint: 'What this design is' },
  goal: { name: 'Goal', hint: 'What it should achieve' },
  audience: { name: 'Audience', hint: 'Who it is for' },
  brand: { name: 'Brand', hint: 'Messaging or design constraints' }
}

/** For counting while no provider is set up. */
export const NO_KEYS: MetadataKeys = { audience: 'audience', brand: 'brand' }
