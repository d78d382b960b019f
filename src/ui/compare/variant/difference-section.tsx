import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Card, ErrorCard } from '../../kit/card'
import { Select } from '../../kit/field'
import { Note } from '../../kit/note'
import { PictureBox } from '../../kit/picture-box'
import { QuietButton } from '../../kit/quiet-button'
import { Section } from '../../kit/section'
import { MapLegend } from '../../result/maps/preview'
import { useTools } from '../../tools/use-tools'
import { formatPercent } from '../../words/format-numbers'
import { useCompare } from '../compare-store'
import { ComparedPicture } from '../compared-picture'
import { baseOf, type ComparedFrame, type Comparison, isVariant } from '../comparison'
import { differenceCaveat, haveOneShape, type ShownDifference } from './difference-store'
import { words } from '../words'
import styles from './variant.module.css'

/** Where attention moved in a variant, as a map over its picture; for those that have the shape of their base. */
export function DifferenceSection({ comparison }: { comparison: Comparison }): JSX.Element | null {
  const [chosen, choose] = useState<string | null>(null)
  const base = baseOf(comparison)
  const others = comparison.frames.filter(
    (frame) => isVariant(comparison, frame) && haveOneShape(base, frame)
  )
  const told = others.find(({ nodeId }) => nodeId === comparison.verdict.winnerId) ?? others[0]
  const variant = others.find(({ nodeId }) => nodeId === chosen) ?? told
  if (variant === undefined) return null
  return (
    <Section title={words().difference.whereMoved}>
      {others.length > 1 && (
        <Select
          name={words().difference.variant}
          value={variant.nodeId}
          options={others.map(({ nodeId, name }) => ({ value: nodeId, name }))}
          onChange={choose}
        />
      )}
      <Difference base={base} variant={variant} />
    </Section>
  )
}

interface PairProps {
  base: ComparedFrame
  variant: ComparedFrame
}

function Difference({ base, variant }: PairProps): JSX.Element {
  const compare = useCompare()
  const { canEdit, errors } = useTools()
  const { difference } = compare
  const now = difference.stateOf(base, variant)
  if (now.state === 'shown') return <DifferenceMap shown={now} base={base} variant={variant} />
  const measuring = now.state === 'measuring'
  const { differenceMap, failed, measuring: comparing } = words().difference
  return (
    <>
      <div class={styles.action}>
        <Button
          secondary
          fullWidth
          disabled={measuring}
          onClick={() => errors.guard(() => difference.show(base, variant))}
        >
          {differenceMap}
        </Button>
        <Note role="status">{measuring ? comparing : whereItGoes(canEdit, variant.name)}</Note>
      </div>
      {now.state === 'failed' && <ErrorCard title={failed} error={now.error} />}
    </>
  )
}

function whereItGoes(canEdit: boolean, name: string): string {
  return canEdit ? words().difference.whereItGoes(name) : words().difference.shownHereOnly
}

interface DifferenceMapProps {
  shown: ShownDifference
  base: ComparedFrame
  variant: ComparedFrame
}

/** As high as leaves room for the rest. */
const HIGHEST_PX = 320

/** Where attention moved, over the variant's picture, with what its colours mean. */
function DifferenceMap({ shown, base, variant }: DifferenceMapProps): JSX.Element {
  const compare = useCompare()
  const { map, moved, unplaced } = shown
  const { height, width } = variant.record.picture
  const caveat = differenceCaveat(base, variant)
  const placed = variant.record.difference?.runId === base.record.runId
  return (
    <div class={styles.difference}>
      <div class={styles.row}>
        <p role="status">{words().difference.elsewhere(formatPercent(moved), base.name)}</p>
        <QuietButton
          name={words().difference.hide}
          about={words().difference.theMap}
          run={compare.difference.dismiss}
        />
      </div>
      <figure
        class={styles.figure}
        role="img"
        aria-label={words().difference.mapPicture(variant.name, base.name)}
      >
        <PictureBox size={variant.record.picture} highest={HIGHEST_PX}>
          <svg viewBox={`0 0 ${width} ${height}`}>
            <ComparedPicture frame={variant} />
          </svg>
          <img src={map} alt="" draggable={false} />
        </PictureBox>
      </figure>
      <MapLegend
        map="difference"
        meaning={words().difference.mapMeaning(base.name)}
        veil={variant.record.facts?.veil}
      />
      {caveat !== null && <Note>{caveat}</Note>}
      {placed && <Note>{words().difference.onCanvasToo(variant.name)}</Note>}
      {unplaced !== null && (
        <Card
          tone="warning"
          role="status"
          title={words().difference.notOnCanvas}
          error={unplaced}
        />
      )}
    </div>
  )
}
