import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { Card } from '../kit/card'
import { chosenInfo } from '../provider/choose-provider'
import { engineChange } from '../provider/engine-change'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { missingOutputs } from '../words/missing-outputs'
import { OtherEngine } from './other-engine'
import { words } from './words'

/** What is special about this result, most important first. */
export function ResultNotices({ result }: { result: StoredResult }): JSX.Element {
  const { canEdit, provider } = useTools()
  const { record } = result
  const missing = missingOutputs(record)
  const change = engineChange(record.provider, chosenInfo(provider.value))
  const reason = useReason(result)
  return (
    <>
      {record.outOfDate && (
        <Card tone="warning" role="status" title={words().changed}>
          <p>{words().changedAbout}</p>
        </Card>
      )}
      {change !== null && !record.outOfDate && (
        <OtherEngine made={record.provider} change={change} canEdit={canEdit} again={null} />
      )}
      {missing.length > 0 && (
        <Card tone="warning" role="status" title={words().missing(missing.join(', '))}>
          <p>{reason}</p>
        </Card>
      )}
      {!canEdit && <ViewOnly>{words().viewOnly}</ViewOnly>}
    </>
  )
}

/** Why something is missing, as far as this session knows. */
function useReason({ record }: StoredResult): string {
  const { items } = useRuns()
  const run = items.value.find((item) => item.run?.id === record.runId)?.run
  if (!run) return words().notFetched
  return (run.result?.failed.length ?? 0) > 0 ? words().couldNotFetch : words().notSent
}
