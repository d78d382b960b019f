import type { JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../bridge'
import { TEXT_KINDS } from '../../interface'
import { useBrief } from '../brief/brief-store'
import { Card, type CardAction } from '../kit/card'
import { knownLayers } from '../layers/known-layers'
import { useLayers } from '../layers/layer-store'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { useTexts } from './texts/text-store'
import { useTextWriter } from './texts/use-text-writer'
import { useRunnable } from './use-runnable'

interface Props {
  node: SelectedNode
  result: StoredResult
}

/** How the brief fared, and whether the texts still go by it and by the primary element. */
export function BriefNotices({ node, result }: Props): JSX.Element | null {
  const texts = useTexts()
  const { analyse } = useRuns()
  const { tab } = useTools()
  const { writer, write } = useTextWriter(result)
  const runnable = useRunnable(node)
  const stale = useStaleBrief(result)
  const otherPrimary = useStalePrimary(result)
  const { runId, briefHash } = result.record
  const report = texts.reportOf(runId)
  const anew: CardAction[] = writer.ok
    ? [{ name: 'Write them again', run: () => write(TEXT_KINDS), main: true }]
    : runnable
      ? [{ name: 'Run the analysis again', run: () => analyse(node), main: true }]
      : []
  if (report?.error) {
    const { message, advice } = report.error
    return (
      <Card tone="warning" role="status" title="Written without the brief" actions={anew}>
        <p>
          {message} {advice}
        </p>
      </Card>
    )
  }
  return (
    <>
      {report !== null && report.ignored.keys.length > 0 && (
        <Card
          role="status"
          title="Part of the brief was not taken"
          actions={
            report.ignored.changeable
              ? [{ name: 'Open Settings', run: () => (tab.value = 'settings') }]
              : []
          }
        >
          <p>
            The service ignored: {report.ignored.keys.join(', ')}.
            {report.ignored.changeable && ' Its key can be changed in Settings.'}
          </p>
        </Card>
      )}
      {stale && (
        <Card
          role="status"
          title={
            briefHash === undefined
              ? 'These texts were written without the brief'
              : 'The brief has changed since these texts were written'
          }
          actions={anew}
        >
          {!writer.ok && <p>They can no longer be written again: that needs a new run.</p>}
        </Card>
      )}
      {otherPrimary && !stale && writer.ok && (
        <Card
          role="status"
          title="The primary element has changed since these texts were written"
          actions={anew}
        />
      )}
    </>
  )
}

/** True when there are texts, none is being written, and the brief of now is another one. */
function useStaleBrief({ record, texts: kept }: StoredResult): boolean {
  const brief = useBrief()
  const texts = useTexts()
  const { canEdit } = useTools()
  const now = brief.hash.value
  const written = TEXT_KINDS.some((kind) => kept[kind] !== null)
  const writing = TEXT_KINDS.some((kind) => texts.stateOf(record.runId, kind)?.state === 'writing')
  if (!canEdit || !written || writing || now === undefined) return false
  return now !== (record.briefHash ?? null)
}

/** True when the texts speak of layers, none is being written, and the primary element of now is another one than theirs. */
function useStalePrimary({ nodeId, record }: StoredResult): boolean {
  const layers = useLayers()
  const texts = useTexts()
  const written = texts.primaryOf(record.runId)
  const now = layers.now.value
  const writing = TEXT_KINDS.some((kind) => texts.stateOf(record.runId, kind)?.state === 'writing')
  if (written === undefined || writing || now.state !== 'measured') return false
  if (now.nodeId !== nodeId || now.shares.runId !== record.runId) return false
  return knownLayers(now)?.primaryId !== written
}
