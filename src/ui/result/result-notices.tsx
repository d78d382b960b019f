import type { JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../bridge'
import { Card } from '../kit/card'
import { chosenInfo } from '../provider/choose-provider'
import { engineChange } from '../provider/engine-change'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { missingOutputs } from '../words/missing-outputs'
import { OtherEngine } from './other-engine'
import { useResults } from './result-store'
import { useRunnable } from './use-runnable'

interface Props {
  node: SelectedNode
  result: StoredResult
}

/** What is special about this result, most important first. */
export function ResultNotices({ node, result }: Props): JSX.Element {
  const results = useResults()
  const { analyse } = useRuns()
  const { canEdit, errors, provider } = useTools()
  const runnable = useRunnable(node)
  const { record, overlay } = result
  const missing = missingOutputs(record)
  const change = engineChange(record.provider, chosenInfo(provider.value))
  const reason = useReason(result)
  const again = { name: 'Run again', run: () => analyse(node), main: true }
  const restore = { name: 'Put them back', run: () => errors.guard(results.restore), main: true }
  return (
    <>
      {record.outOfDate && (
        <Card
          tone="warning"
          role="status"
          title="The frame has changed since this analysis"
          actions={runnable ? [again] : []}
        >
          <p>The maps and scores belong to the earlier design.</p>
        </Card>
      )}
      {change !== null && !record.outOfDate && (
        <OtherEngine
          made={record.provider}
          change={change}
          canEdit={canEdit}
          again={runnable ? again : null}
        />
      )}
      {missing.length > 0 && (
        <Card tone="warning" role="status" title={`Missing: ${missing.join(', ')}`}>
          <p>{reason}</p>
        </Card>
      )}
      {!canEdit && (
        <ViewOnly>Maps can be looked at here in the panel; the canvas stays as it is.</ViewOnly>
      )}
      {canEdit && overlay === null && Object.keys(record.maps).length > 0 && (
        <Card role="status" title="The overlays were deleted" actions={[restore]}>
          <p>The result is still in the file.</p>
        </Card>
      )}
    </>
  )
}

/** Why something is missing, as far as this session knows. */
function useReason({ record }: StoredResult): string {
  const { items } = useRuns()
  const run = items.value.find((item) => item.run?.id === record.runId)?.run
  const rest = 'The rest is here; run the analysis again to get all.'
  if (!run) return `Not sent, or not fetched. ${rest}`
  return (run.result?.failed.length ?? 0) > 0
    ? `Could not be fetched. ${rest}`
    : `The service did not send all that was asked for. ${rest}`
}
