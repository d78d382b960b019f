import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card } from '../../kit/card'
import { ErrorCard } from '../../kit/error-card'
import { useTools } from '../../tools/use-tools'
import { useCompare } from '../compare-store'
import type { ComparedFrame, Comparison } from '../comparison'
import { DifferenceMap } from './difference-map'
import { layerChanges } from './layer-changes'
import { MovedLayers } from './moved-layers'
import { sameLayout } from './same-layout'
import { words } from './words'
import styles from './variant.module.css'

interface Props {
  comparison: Comparison
  base: ComparedFrame
  variant: ComparedFrame
}

/**
 * Where attention moved in a variant, on its picture: by layer, and where nothing was laid out anew, by
 * pixel. Over another layout a map of pixels would tell what the layout did.
 */
export function DifferenceSection({ comparison, base, variant }: Props): JSX.Element {
  const compare = useCompare()
  const { canEdit, errors } = useTools()
  const { difference } = compare
  const now = difference.now.value
  const mine = now.state !== 'none' && now.nodeId === variant.nodeId ? now : null
  const measuring = mine?.state === 'measuring'
  const show = (): void => errors.guard(() => difference.show(variant.nodeId))
  const { frames, layers } = comparison
  const rows = layerChanges(layers, frames.indexOf(base), frames.indexOf(variant))
  if (!sameLayout(comparison, base, variant)) {
    return <MovedLayers rows={rows} base={base} variant={variant} />
  }
  const { differenceMap, failed, incomparable, measuring: comparing } = words()
  return (
    <>
      {mine?.state === 'shown' ? (
        <DifferenceMap shown={mine} base={base} variant={variant} />
      ) : (
        <MovedLayers rows={rows} base={base} variant={variant} />
      )}
      {mine?.state !== 'shown' && (
        <div class={styles.action}>
          <Button secondary fullWidth disabled={measuring} onClick={show}>
            {differenceMap}
          </Button>
          <p class={styles.note} role="status">
            {measuring ? comparing : whereItGoes(canEdit, variant.name)}
          </p>
        </div>
      )}
      {mine?.state === 'incomparable' && (
        <Card tone="warning" role="status" title={incomparable}>
          <p>{mine.message}</p>
        </Card>
      )}
      {mine?.state === 'failed' && <ErrorCard title={failed} error={mine.error} />}
    </>
  )
}

function whereItGoes(canEdit: boolean, name: string): string {
  return canEdit ? words().whereItGoes(name) : words().shownHereOnly
}
