import type { JSX } from 'preact'
import type { ProviderInfo } from '../../file'
import { Card } from '../kit/card'
import type { EngineChange } from '../provider/engine-change'
import { engineOf } from '../words/provider-name'
import { words } from './words'

interface Props {
  /** Who made the result. */
  made: ProviderInfo
  change: EngineChange
  canEdit: boolean
}

/** Says that another version of the engine made a result than the one that runs here. */
export function OtherEngine({ made, change, canEdit }: Props): JSX.Element {
  const { title, titleOf, advice } = words().engine[change]
  const version = engineOf(made)
  return (
    <Card role="status" title={version === null ? title : titleOf(version)}>
      {(canEdit || change === 'later') && <p>{advice}</p>}
    </Card>
  )
}
