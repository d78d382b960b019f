import { IconFrame24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { FrameRows } from '../analyse/frame-rows'
import { EmptyState } from '../kit/empty-state'
import { FrameHeader } from '../kit/frame-header'
import { useTools } from '../tools/use-tools'
import { CompareButton } from './compare-button'
import { useCompare } from './compare-store'
import { MOST_COMPARED } from './plan-comparison'
import styles from './compare.module.css'

/** The selected frames, how each stands, and the button that compares them. */
export function StartCompare(): JSX.Element {
  const compare = useCompare()
  const { selection } = useTools()
  const { frames, obstacle } = compare.plan.value
  const [only] = frames
  if (only === undefined) {
    return (
      <EmptyState icon={<IconFrame24 />} title="Select two or more frames to compare">
        Glance shows which variant wins, by how much, and where attention moved.
      </EmptyState>
    )
  }
  if (obstacle === 'one') {
    return (
      <EmptyState icon={<IconFrame24 />} title={`“${only.node.name}” is selected`}>
        Select another frame with it: hold Shift and click.
      </EmptyState>
    )
  }
  const { leftOut } = selection.value
  return (
    <>
      <FrameHeader node={{ name: `${frames.length + leftOut} frames selected` }} />
      <FrameRows frames={frames} />
      {obstacle === 'many' ? (
        <p class={styles.note} role="status">
          At most {MOST_COMPARED} frames are compared at once. Select fewer.
        </p>
      ) : (
        <CompareButton />
      )}
    </>
  )
}
