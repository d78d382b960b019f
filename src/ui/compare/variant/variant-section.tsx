import type { JSX } from 'preact'
import { Section } from '../../kit/section'
import { Select } from '../../kit/select'
import { baseOf, type Comparison, groupsOf } from '../comparison'
import { mainVariant } from '../verdict/rank-variants'
import { DifferenceSection } from './difference-section'
import { LayerTable } from './layer-table'
import { words } from './words'
import styles from './variant.module.css'

interface Props {
  comparison: Comparison
  /** Id of the variant to be looked at; null for the one that the answer tells of. */
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
        <p class={styles.note}>{words().against(variant.name, base.name)}</p>
      )}
      <DifferenceSection comparison={comparison} base={base} variant={variant} />
      <LayerTable comparison={comparison} base={base} variant={variant} />
    </Section>
  )
}
