import { IconFrame24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { FrameRows } from '../analyse/frame-rows'
import { EmptyState } from '../kit/empty-state'
import { FrameHeader } from '../kit/frame-header'
import { useTools } from '../tools/use-tools'
import { CompareButton } from './compare-button'
import { useCompare } from './compare-store'
import { MOST_COMPARED } from './plan-comparison'
import { words } from './words'
import styles from './compare.module.css'

/** The selected frames, how each stands, and the button that compares them. */
export function StartCompare(): JSX.Element {
  const compare = useCompare()
  const { selection } = useTools()
  const { frames, obstacle } = compare.plan.value
  const [only] = frames
  if (only === undefined) {
    return (
      <EmptyState icon={<IconFrame24 />} title={words().selectTwo}>
        {words().whatItShows}
      </EmptyState>
    )
  }
  if (obstacle === 'one') {
    return (
      <EmptyState icon={<IconFrame24 />} title={words().oneSelected(only.node.name)}>
        {words().selectAnother}
      </EmptyState>
    )
  }
  const { leftOut } = selection.value
  return (
    <>
      <FrameHeader node={{ name: words().framesSelected(frames.length + leftOut) }} />
      <FrameRows frames={frames} />
      {obstacle === 'many' ? (
        <p class={styles.note} role="status">
          {words().tooManySelected(MOST_COMPARED)}
        </p>
      ) : (
        <CompareButton />
      )}
    </>
  )
}
