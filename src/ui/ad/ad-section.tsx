import { Button, IconFrame24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { SelectedNode } from '../../bridge'
import type { AdRecord } from '../../file'
import { Badge } from '../kit/badge'
import { Card } from '../kit/card'
import { EmptyState } from '../kit/empty-state'
import { FrameHeader } from '../kit/frame-header'
import { Meter } from '../kit/bars'
import { chosenInfo } from '../provider/choose-provider'
import { engineChange } from '../provider/same-maker'
import { OtherEngine } from '../result/result-notices'
import { Ended, Recoveries } from '../run/ended'
import { NotSetUp, RefusedNode, StartButton } from '../run/start-button'
import { Running } from '../run/running'
import { useTools } from '../tools/use-tools'
import { useWhyViewOnly } from '../tools/view-only'
import { formatAge } from '../words/format-time'
import { shortProviderName } from '../words/provider-name'
import { type ShownAd, useAds } from './ad-store'
import { formatScore } from './score-ad'
import { words } from './words'
import styles from './ad.module.css'

/** The selected frame as an advertisement: how visible it is. */
export function AdSection(): JSX.Element {
  const { errors, selection } = useTools()
  const { runs, show } = useAds()
  const { nodes } = selection.value
  const [node] = nodes
  const id = nodes.length === 1 ? (node?.id ?? null) : null
  useEffect(() => errors.guard(() => show(id)), [errors, id, show])
  if (runs.running.value) return <Running store={runs} />
  return (
    <>
      <Recoveries store={runs} thing="picture" />
      <Ended store={runs} thing="picture" />
      {node === undefined ? (
        <NothingSelected />
      ) : nodes.length > 1 ? (
        <SeveralSelected count={nodes.length} />
      ) : (
        <Selected key={node.id} node={node} />
      )}
    </>
  )
}

function SeveralSelected({ count }: { count: number }): JSX.Element {
  return (
    <EmptyState icon={<IconFrame24 />} title={words().severalSelected.title(count)}>
      {words().severalSelected.text}
    </EmptyState>
  )
}

function Selected({ node }: { node: SelectedNode }): JSX.Element | null {
  const { canEdit } = useTools()
  const viewOnly = useWhyViewOnly()
  const { shown, start } = useAds()
  const ad = shown.value
  if (ad.nodeId !== node.id || ad.state === 'reading') return <FrameHeader node={node} />
  if (ad.state === 'found') return <AdResult node={node} ad={ad} />
  if (node.refusal !== null) return <RefusedNode node={node} refusal={node.refusal} />
  return (
    <>
      <FrameHeader node={node} />
      <p class={styles.note}>
        {words().about}
        {!canEdit && ` ${words().notKept(viewOnly)}`}
      </p>
      <StartButton
        what={words().thePicture}
        run={() => start({ nodeId: node.id, name: node.name })}
      />
    </>
  )
}

function NothingSelected(): JSX.Element {
  return (
    <EmptyState icon={<IconFrame24 />} title={words().nothingSelected.title}>
      {words().nothingSelected.text}
    </EmptyState>
  )
}

interface Props {
  node: SelectedNode
  ad: Extract<ShownAd, { state: 'found' }>
}

/** The score of a frame as an ad, who gave it, and what was looked at. */
function AdResult({ node, ad }: Props): JSX.Element {
  const { canEdit, errors, provider } = useTools()
  const { placePicture, start } = useAds()
  const { record, kept, outOfDate, picture } = ad
  const again = (): void => start({ nodeId: node.id, name: node.name })
  const runnable = provider.value.ok && node.refusal === null
  // What was analysed is nowhere any more: the frame has changed, and the service's link is over.
  const lost = outOfDate === true && picture === null
  const change = engineChange(record.provider, chosenInfo(provider.value))
  const facts = [shortProviderName(record.provider), formatAge(record.finishedAt, Date.now())]
  return (
    <>
      <FrameHeader node={node}>
        {outOfDate === true && <Badge>{words().outOfDate}</Badge>}
      </FrameHeader>
      {outOfDate === true && (
        <Card
          tone="warning"
          role="status"
          title={words().changed.title}
          actions={runnable ? [{ name: words().runAgain, run: again, main: true }] : []}
        >
          <p>{words().changed.text}</p>
        </Card>
      )}
      {change !== null && outOfDate !== true && (
        <OtherEngine
          made={record.provider}
          change={change}
          canEdit={canEdit}
          again={runnable ? { name: words().runAgain, run: again, main: true } : null}
        />
      )}
      {!provider.value.ok && <NotSetUp />}
      {!lost && (
        <figure class={styles.picture}>
          {picture !== null && <img src={picture.url} alt={words().pictureOf(record.title)} />}
        </figure>
      )}
      <AdScore record={record} />
      <div class={styles.actions}>
        {outOfDate !== true && change !== 'earlier' && (
          <Button secondary disabled={!runnable} onClick={again}>
            {words().runAgain}
          </Button>
        )}
        {canEdit && !lost && (
          <Button
            secondary
            disabled={picture === null}
            title={words().placeHelp}
            onClick={() => errors.guard(placePicture)}
          >
            {words().placePicture}
          </Button>
        )}
      </div>
      <p class={styles.note}>
        {facts.join(' · ')}
        {!kept && ` · ${words().notInFile}`}
      </p>
    </>
  )
}

/** The score on its scale, or the plain number where nobody has stated one. */
function AdScore({ record }: { record: AdRecord }): JSX.Element {
  const { score, scoreMax, provider } = record
  if (scoreMax !== null && score >= 0 && score <= scoreMax) {
    return (
      // A meter grows along its line, and the panel is a column.
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
    <div class={styles.score}>
      <p class={styles.name}>{words().name}</p>
      <p class={styles.value}>{formatScore(record)}</p>
      <p class={styles.note}>{words().noRange(provider.host ?? words().theService)}</p>
    </div>
  )
}
