import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import type { ProviderInfo } from '../../file'
import { Card } from '../kit/card'
import { chosenInfo } from '../provider/choose-provider'
import type { Provider } from '../provider/provider'
import { engineChange, type EngineChange } from '../provider/same-maker'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { missingOutputs } from '../words/missing-outputs'
import { engineOf } from '../words/provider-name'
import { type Fetching, useMissingMaps } from './maps/missing-maps'
import { useTextWriter } from './texts/text-writer'
import { words } from './words'

/** Notices about this result, most important first. */
export function ResultNotices({ result }: { result: StoredResult }): JSX.Element {
  const { canEdit, provider } = useTools()
  const { record } = result
  const missing = missingOutputs(record)
  const change = engineChange(record.provider, chosenInfo(provider.value))
  return (
    <>
      {change !== null && !record.outOfDate && (
        <OtherEngine made={record.provider} change={change} canEdit={canEdit} />
      )}
      {missing.length > 0 && <Missing result={result} what={missing.join(', ')} />}
      {!canEdit && <ViewOnly>{words().viewOnly}</ViewOnly>}
    </>
  )
}

interface MissingProps {
  result: StoredResult
  /** By name. */
  what: string
}

/** Missing maps and why; they can be fetched as long as their service keeps them. */
function Missing({ result, what }: MissingProps): JSX.Element {
  const { errors } = useTools()
  const missing = useMissingMaps()
  const now = missing.of(result.record.runId)
  const source = useSource(result, now)
  const fetch = (from: Provider) => (): void => errors.guard(() => missing.fetch(result, from))
  const canFetch = typeof source === 'object' && now?.state !== 'fetching'
  const actions = canFetch ? [{ name: words().fetchAgain, run: fetch(source), main: true }] : []
  return (
    <Card tone="warning" role="status" title={words().missing(what)} actions={actions}>
      <p>
        {now === null || now.state === 'unsent'
          ? words().whyMissing[typeof source === 'object' ? 'canFetch' : source]
          : how(now)}
      </p>
    </Card>
  )
}

/** The provider that may still have the maps; else why there is none. */
type Source = Provider | 'unsent' | 'expired' | 'unknown'

function useSource(result: StoredResult, now: Fetching | null): Source {
  const { writer } = useTextWriter(result)
  if (now?.state === 'unsent') return 'unsent'
  if (writer.ok && writer.provider.sends) return writer.provider
  return !writer.ok && writer.why === 'expired' ? 'expired' : 'unknown'
}

function how(now: Exclude<Fetching, { state: 'unsent' }>): string {
  return now.state === 'fetching' ? words().fetching : words().stillMissing(now.error.message)
}

interface OtherEngineProps {
  /** The result's provider. */
  made: ProviderInfo
  change: EngineChange
  canEdit: boolean
}

/** Shows that a result comes from another engine version than the current one. */
export function OtherEngine({ made, change, canEdit }: OtherEngineProps): JSX.Element {
  const { title, advice } = words().engine[change]
  const version = engineOf(made)
  return (
    <Card role="status" title={version === null ? title : `${title} (${version})`}>
      {(canEdit || change === 'later') && <p>{advice}</p>}
    </Card>
  )
}
