import { IconFrame24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { SelectedNode } from '../../bridge'
import { EmptyState } from '../kit/empty-state'
import { FrameHeader } from '../kit/frame-header'
import { Ended } from '../run/ended'
import { Recoveries } from '../run/recoveries'
import { RefusedNode } from '../run/refused-node'
import { Running } from '../run/running'
import { StartButton } from '../run/start-button'
import { useTools } from '../tools/use-tools'
import { useWhyViewOnly } from '../tools/view-only'
import { AdResult } from './ad-result'
import { useAds } from './ad-store'
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
  const { runs, shown } = useAds()
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
        run={() => runs.start({ nodeId: node.id, name: node.name })}
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
