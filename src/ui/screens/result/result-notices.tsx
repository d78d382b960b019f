import type { JSX } from 'preact'
import type { MapName, SelectedNode, StoredResult } from '../../../bridge'
import { Card } from '../../components/card'
import { usePanel } from '../../state/panel-context'
import { MAP_FACTS } from './map-facts'
import { useRunnable } from './use-runnable'

interface Props {
  node: SelectedNode
  result: StoredResult
}

/** What is special about this result, most important first. */
export function ResultNotices({ node, result }: Props): JSX.Element {
  const { analyse, canEdit, errors, results } = usePanel()
  const runnable = useRunnable(node)
  const { record, overlay } = result
  const missing = useMissingMaps(result)
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
      {missing.length > 0 && (
        <Card tone="warning" role="status" title={`Missing: ${missing.map(nameOf).join(', ')}`}>
          <p>Could not be fetched. The other maps are here; run the analysis again to get all.</p>
        </Card>
      )}
      {!canEdit && (
        <Card role="status" title="You can view this file, not edit it">
          <p>Maps can be looked at here in the panel; the canvas stays as it is.</p>
        </Card>
      )}
      {canEdit && overlay === null && (
        <Card role="status" title="The overlays were deleted" actions={[restore]}>
          <p>The result is still in the file.</p>
        </Card>
      )}
    </>
  )
}

/** Maps that this session's run could not fetch, or that a kept result lacks. */
function useMissingMaps({ record }: StoredResult): MapName[] {
  const { jobs } = usePanel()
  const job = jobs.job.value
  if (job !== null && job.id === record.runId) {
    const maps = Object.entries(job.maps) as [MapName, string][]
    return maps.filter(([, progress]) => progress === 'missing').map(([map]) => map)
  }
  const expected: MapName[] = ['attention', 'perception', 'hotspots', 'clarity']
  return expected.filter(
    (map) => record.predictions.includes(predictionOf(map)) && !(map in record.maps)
  )
}

function predictionOf(map: MapName): string {
  return map === 'clarity' ? 'clarity' : 'attention'
}

function nameOf(map: MapName): string {
  return MAP_FACTS[map].name.toLowerCase()
}
