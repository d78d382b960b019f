import type { JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import { resultOf } from '../tools/shown'
import styles from './earlier-result.module.css'
import { useResults } from './result-store'
import { ResultView } from './result-view'
import { words } from './words'

/** The result that a frame has while it is analysed anew: to be read, not to be used. */
export function EarlierResult({ node }: { node: SelectedNode }): JSX.Element | null {
  const result = resultOf(useResults().shown.value)
  if (result?.nodeId !== node.id) return null
  return (
    <div class={styles.earlier} inert aria-label={words().earlierResult} role="group">
      <ResultView node={node} result={result} report={null} />
    </div>
  )
}
