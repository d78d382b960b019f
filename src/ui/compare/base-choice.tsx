import type { JSX } from 'preact'
import { usePanel } from '../app/panel-context'
import { Select } from '../kit/select'
import type { Comparison } from './comparison'

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
