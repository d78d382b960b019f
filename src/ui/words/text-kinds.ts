import { madeByOwnEngine, type ResultRecord } from '../../file'
import { TEXT_KINDS, type TextKind } from '../../interface'

/** The texts that are shown of a result. Glance's own engine gives no untried advice: its changes are tried instead. */
export function textKindsOf({ provider }: Pick<ResultRecord, 'provider'>): readonly TextKind[] {
  return madeByOwnEngine(provider) ? ['summary'] : TEXT_KINDS
}
