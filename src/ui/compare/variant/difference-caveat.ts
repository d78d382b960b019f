import { sameMaker } from '../../provider/same-maker'
import type { ReadFrame } from '../comparison'
import { words } from './words'

/** What keeps a difference map from being of the designs alone, in sentences; null when nothing known does. */
export function differenceCaveat(
  base: Pick<ReadFrame, 'record'>,
  other: Pick<ReadFrame, 'record'>
): string | null {
  return sameMaker(base.record.provider, other.record.provider) ? null : words().otherEngines
}
