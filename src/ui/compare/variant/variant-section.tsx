import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card, ErrorCard } from '../../kit/card'
import { Select } from '../../kit/field'
import { QuietButton } from '../../kit/quiet-button'
import { Section } from '../../kit/section'
import { MapLegend } from '../../result/maps/preview'
import { useTools } from '../../tools/use-tools'
import { formatPercent } from '../../words/format-numbers'
import { useCompare } from '../compare-store'
import { baseOf, type ComparedFrame, type Comparison, groupsOf } from '../comparison'
import { mainVariant } from '../verdict/rank-variants'
import { differenceCaveat, type DifferenceNow } from './difference-store'
import { layerChanges, sameLayout } from './layer-changes'
import { LayerTable } from './layer-table'
import { MovedLayers } from './moved-layers'
import { words } from './words'
import { Note } from '../../kit/note'
import { PictureBox } from '../../kit/picture-box'
import styles from './variant.module.css'

interface Props {
  comparison: Comparison
  /** Id of the chosen variant; null for the one in the verdict. */
  chosen: string | null
  choose: (nodeId: string) => void
}

/** One variant against its base: where attention moved, on the picture and layer by layer. */
export function VariantSection({ comparison, chosen, choose }: Props): JSX.Element | null {
  const groups = groupsOf(comparison)
  const others = comparison.frames.filter((frame) => baseOf(comparison, frame) !== frame)
  const told = groups
    .map((group) => mainVariant(comparison, group))
    .find((one) => others.includes(one))
  const variant = others.find(({ nodeId }) => nodeId === chosen) ?? told
  if (variant === undefined) return null
  const base = baseOf(comparison, variant)
  return (
    <Section title={words().whereMoved}>
      {others.length > 1 ? (
        <Select
          name={words().variant}
          value={variant.nodeId}
          options={others.map(({ nodeId, name }) => ({ value: nodeId, name }))}
          onChange={choose}
        />
      ) : (
        <Note>{words().against(variant.name, base.name)}</Note>
      )}
      <DifferenceSection comparison={comparison} base={base} variant={variant} />
      <LayerTable comparison={comparison} base={base} variant={variant} />
    </Section>
  )
}

interface PairProps {
  comparison: Comparison
  base: ComparedFrame
  variant: ComparedFrame
}

/**
 * Where attention moved in a variant, on its picture: by layer, and where nothing was laid out anew, by
 * pixel. Over another layout a map of pixels would tell what the layout did.
 */
function DifferenceSection({ comparison, base, variant }: PairProps): JSX.Element {
  const compare = useCompare()
  const { canEdit, errors } = useTools()
  const { difference } = compare
  const now = difference.now.value
  const mine = now.state !== 'none' && now.nodeId === variant.nodeId ? now : null
  const measuring = mine?.state === 'measuring'
  const show = (): void => errors.guard(() => difference.show(variant.nodeId))
  const rows = layerChanges(comparison, base, variant)
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
          <Note role="status">{measuring ? comparing : whereItGoes(canEdit, variant.name)}</Note>
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

interface DifferenceMapProps {
  shown: Extract<DifferenceNow, { state: 'shown' }>
  base: ComparedFrame
  variant: ComparedFrame
}

/** As high as leaves room for the rest. */
const HIGHEST_PX = 320

/** Where attention moved, over the variant's picture, with what its colours mean. */
function DifferenceMap({ shown, base, variant }: DifferenceMapProps): JSX.Element {
  const compare = useCompare()
  const { picture, map, moved } = shown
  const unplaced = compare.difference.unplaced.value
  const caveat = differenceCaveat(base, variant)
  const placed = variant.record.difference?.runId === base.record.runId
  return (
    <div class={styles.difference}>
      <div class={styles.row}>
        <p role="status">{words().elsewhere(formatPercent(moved), base.name)}</p>
        <QuietButton name={words().hide} about={words().theMap} run={compare.difference.dismiss} />
      </div>
      <figure
        class={styles.figure}
        role="img"
        aria-label={words().mapPicture(variant.name, base.name)}
      >
        <PictureBox size={shown} highest={HIGHEST_PX}>
          {picture !== null && <img src={picture} alt="" draggable={false} />}
          <img src={map} alt="" draggable={false} />
        </PictureBox>
      </figure>
      <MapLegend map="difference" meaning={words().mapMeaning(base.name)} />
      {caveat !== null && <Note>{caveat}</Note>}
      {placed && <Note>{words().onCanvasToo(variant.name)}</Note>}
      {unplaced !== null && (
        <Card tone="warning" role="status" title={words().notOnCanvas} error={unplaced} />
      )}
    </div>
  )
}
