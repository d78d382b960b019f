import type { JSX } from 'preact'
import type { Comparison } from '../../compare/comparison'
import { Select } from '../../components/select'
import { usePanel } from '../../state/panel-context'

/** The frame that differences are counted from. */
export function BaseChoice({ comparison }: { comparison: Comparison }): JSX.Element {
  const { compare } = usePanel()
  return (
    <Select
      name="Base"
      value={comparison.baseId}
      options={comparison.frames.map(({ nodeId, name }) => ({ value: nodeId, name }))}
      onChange={compare.setBase}
    />
  )
}
