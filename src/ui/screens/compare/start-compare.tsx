import { IconFrame24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { EmptyState } from '../../components/empty-state'
import { MOST_COMPARED } from '../../compare/plan-comparison'
import { usePanel } from '../../state/panel-context'
import { FrameHeader } from '../analyse/frame-header'
import { FrameRows } from '../analyse/frame-rows'
import { CompareButton } from './compare-button'
import styles from './compare.module.css'

/** The selected frames, how each stands, and the button that compares them. */
export function StartCompare(): JSX.Element {
  const { compare, selection } = usePanel()
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
