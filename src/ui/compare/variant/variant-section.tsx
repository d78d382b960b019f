import type { JSX } from 'preact'
import { Section } from '../../kit/section'
import { Select } from '../../kit/select'
import type { ComparedFrame, Comparison } from '../comparison'
import { DifferenceSection } from './difference-section'
import { LayerTable } from './layer-table'
import styles from './variant.module.css'

interface Props {
  comparison: Comparison
  variant: ComparedFrame | undefined
  choose: (nodeId: string) => void
}

/** One variant against the base: where attention moved, on the picture and layer by layer. */
export function VariantSection({ comparison, variant, choose }: Props): JSX.Element | null {
  const { frames, baseId } = comparison
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  if (base === undefined || variant === undefined) return null
  const others = frames.filter((frame) => frame !== base)
  return (
    <Section title="Where attention moved">
      {others.length > 1 ? (
        <Select
          name="Variant"
          value={variant.nodeId}
          options={others.map(({ nodeId, name }) => ({ value: nodeId, name }))}
          onChange={choose}
        />
      ) : (
        <p class={styles.note}>
          “{variant.name}” against the base, “{base.name}”.
        </p>
      )}
      <DifferenceSection base={base} variant={variant} />
      <LayerTable comparison={comparison} base={base} variant={variant} />
    </Section>
  )
}
