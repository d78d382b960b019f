import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { SelectedNode } from '../../bridge'
import type { AdRecord } from '../../file'
import { Card } from '../kit/card'
import { Section } from '../kit/section'
import { Meter } from '../kit/bars'
import { takeLostFocus } from '../kit/frame-header'
import { chosenInfo } from '../provider/choose-provider'
import { engineChange } from '../provider/same-maker'
import { Ended, Recoveries } from '../run/ended'
import { NotSetUp, StartButton } from '../run/start-button'
import type { Job } from '../run/job'
import { Running } from '../run/running'
import { useTools } from '../tools/use-tools'
import { formatAge } from '../words/format-time'
import { providerName } from '../words/provider-name'
import { type ShownAd, useAds } from './ad-store'
import { formatScore } from './score-ad'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './ad.module.css'

/** A frame's visibility as an advertisement in a few words; empty without a score. `open`: its details are shown. */
export function useAdLine(node: SelectedNode, open: boolean): string {
  const { errors } = useTools()
  const { runs, show, shown } = useAds()
  useEffect(() => errors.guard(() => show(node.id, open)), [errors, node.id, open, show])
  const run = runOf(node, runs.run.value)
  if (run?.state === 'running') return words().line(words().scoring)
  if (run?.state === 'failed') return words().line(words().failed)
  const ad = shown.value
  if (ad.nodeId !== node.id || ad.state !== 'found') return ''
  return words().line(ad.outOfDate === true ? words().outOfDate : formatScore(ad.record))
}

/** A frame's score as an advertisement, or the button that scores it. */
export function AdPart({ node }: { node: SelectedNode }): JSX.Element {
  const { runs, shown } = useAds()
  const content = useRef<HTMLDivElement>(null)
  const run = runOf(node, runs.run.value)
  const ad = shown.value
  useEffect(() => takeLostFocus(content.current), [run?.state, ad.state])
  return (
    <div ref={content} class={styles.content} tabIndex={-1}>
      {run?.state === 'running' ? (
        <Running store={runs} header={<></>} />
      ) : (
        <>
          {run !== null && <Ended store={runs} thing="picture" />}
          {ad.nodeId === node.id && <Scored node={node} ad={ad} />}
        </>
      )}
    </div>
  )
}

/** The last run where it is the frame's and has no score yet. */
function runOf({ id }: SelectedNode, last: Job | null): Job | null {
  return last?.source === id && last.state !== 'done' ? last : null
}

function Scored({ node, ad }: { node: SelectedNode; ad: ShownAd }): JSX.Element | null {
  const { runs, start } = useAds()
  if (ad.state === 'reading') return null
  if (ad.state === 'found') return <AdResult node={node} ad={ad} />
  return (
    <>
      <Note>{words().about}</Note>
      <StartButton
        name={words().score}
        secondary
        what={words().thePicture}
        disabled={node.refusal !== null || runs.busy.value}
        run={() => start(node.id, node.name)}
      />
    </>
  )
}

interface Props {
  node: SelectedNode
  ad: Extract<ShownAd, { state: 'found' }>
}

/** The score of a frame as an ad, and its provider. */
function AdResult({ node, ad }: Props): JSX.Element {
  const { provider } = useTools()
  const { runs, start } = useAds()
  const { record, kept, outOfDate } = ad
  const change = engineChange(record.provider, chosenInfo(provider.value))
  const facts = [providerName(record.provider), formatAge(record.finishedAt, Date.now())]
  return (
    <>
      {outOfDate === true && (
        <Card tone="warning" role="status" title={words().changed.title}>
          <p>{words().changed.text}</p>
        </Card>
      )}
      <AdScore record={record} />
      {change !== null && <Note>{words().otherEngine[change]}</Note>}
      <div class={styles.actions}>
        <Button
          secondary={outOfDate !== true && change !== 'earlier'}
          disabled={!provider.value.ok || node.refusal !== null || runs.busy.value}
          onClick={() => start(node.id, node.name)}
        >
          {words().scoreAgain}
        </Button>
      </div>
      {!provider.value.ok && <NotSetUp />}
      <Note>
        {facts.join(' · ')}
        {!kept && ` · ${words().notInFile}`}
      </Note>
    </>
  )
}

/** The score on its scale, or the plain number where its range is unknown. */
function AdScore({ record }: { record: AdRecord }): JSX.Element {
  const { score, scoreMax, provider } = record
  if (scoreMax !== null && score >= 0 && score <= scoreMax) {
    return (
      // A meter grows along its row, so it needs one in this column.
      <div class={styles.actions}>
        <Meter
          name={words().name}
          value={(score / scoreMax) * 100}
          band={words().band}
          meaning={words().meaning}
        />
      </div>
    )
  }
  return (
    <>
      <p class={styles.value}>{formatScore(record)}</p>
      <Note>{words().noRange(provider.host ?? words().theService)}</Note>
    </>
  )
}

/** Ads of an earlier session, and the last one while another frame is selected and it has no score. */
export function AdsElsewhere({ nodeId }: { nodeId: string | null }): JSX.Element | null {
  const { runs } = useAds()
  const run = runs.run.value
  const isElsewhere = run !== null && run.state !== 'done' && run.source !== nodeId
  if (!isElsewhere && runs.recoveries.value.length === 0) return null
  return (
    <Section title={words().name}>
      <Recoveries store={runs} thing="picture" />
      {isElsewhere &&
        (run.state === 'running' ? (
          <Running store={runs} />
        ) : (
          <Ended store={runs} thing="picture" />
        ))}
    </Section>
  )
}
