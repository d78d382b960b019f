import type { JSX } from 'preact'
import { Select } from '../kit/select'
import { useCompare } from './compare-store'
import type { Comparison } from './comparison'

/** The frame that differences are counted from. */
export function BaseChoice({ comparison }: { comparison: Comparison }): JSX.Element {
  const compare = useCompare()
  return (
    <Select
      name="Base"
      value={comparison.baseId}
      options={comparison.frames.map(({ nodeId, name }) => ({ value: nodeId, name }))}
      onChange={compare.setBase}
    />
  )
}
