import type { JSX } from 'preact'
import { Select } from '../kit/select'
import { useTools } from '../tools/use-tools'
import { formatPercent } from '../words/format-numbers'
import { useCompare } from './compare-store'
import type { Comparison } from './comparison'
import styles from './compare.module.css'

const NONE = ''

/** The layer that variants should lead the eye to, chosen among the base's. */
export function PrimaryChoice({ comparison }: { comparison: Comparison }): JSX.Element | null {
  const compare = useCompare()
  const { canEdit } = useTools()
  const { frames, baseId, primaryName } = comparison
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  const layers = base?.shares?.layers ?? []
  if (!canEdit || layers.length === 0) {
    return primaryName === null ? null : (
      <p class={styles.note}>Primary element: “{primaryName}”.</p>
    )
  }
  const marked = layers.find(
    ({ name, attention }) => name === base?.primary?.name && attention === base.primary.attention
  )
  const absent = primaryName === null ? 'None marked' : `“${primaryName}” (not in the base)`
  return (
    <Select
      name="Primary element"
      value={marked?.id ?? NONE}
      options={[
        { value: NONE, name: marked === undefined ? absent : 'None' },
        ...layers.map(({ id, name, attention }) => ({
          value: id,
          name: attention === null ? name : `${name} (${formatPercent(attention)})`
        }))
      ]}
      {...(primaryName === null && {
        help: 'Which layer should people see first? Its share of attention then decides which variant wins.'
      })}
      onChange={(id) => compare.mark(layers.find((layer) => layer.id === id) ?? null)}
    />
  )
}
