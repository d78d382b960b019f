import type { JSX } from 'preact'
import type { ProviderInfo } from '../../file'
import { Card, type CardAction } from '../kit/card'
import type { EngineChange } from '../provider/engine-change'
import { engineOf } from '../words/provider-name'

interface Props {
  /** Who made the result. */
  made: ProviderInfo
  change: EngineChange
  canEdit: boolean
  /** Runs it again; null while that cannot be done. */
  again: CardAction | null
}

const CHANGES: Record<EngineChange, { which: string; advice: string }> = {
  earlier: { which: 'an earlier engine', advice: 'Run again for today’s numbers.' },
  later: { which: 'a later engine', advice: 'Update Glance to get the same numbers.' }
}

/** Says that another version of the engine made a result than the one that runs here. */
export function OtherEngine({ made, change, canEdit, again }: Props): JSX.Element {
  const { which, advice } = CHANGES[change]
  const version = engineOf(made)
  const title = `Made with ${which}${version === null ? '' : ` (${version})`}`
  return (
    <Card
      role="status"
      title={title}
      actions={again !== null && change === 'earlier' ? [again] : []}
    >
      {(canEdit || change === 'later') && <p>{advice}</p>}
    </Card>
  )
}
