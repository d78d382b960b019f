import type { JSX } from 'preact'
import { MEDIUMS, type SelectedNode, type Settings } from '../../../bridge'
import { Select } from '../../components/select'
import { MEDIUM_NAMES, MEDIUM_RULE, pickMedium } from '../../job/pick-medium'
import { usePanel } from '../../state/panel-context'

/** Chooses how the frame will be seen; “auto” says what it picked for this frame, and why. */
export function MediumSelect({ node }: { node?: SelectedNode }): JSX.Element {
  const { settings, errors } = usePanel()
  const picked = node && MEDIUM_NAMES[pickMedium('auto', node.width, node.height)]
  const options: { value: Settings['medium']; name: string }[] = [
    {
      value: 'auto',
      name: picked === undefined ? 'Auto, by size' : `Auto: ${picked.toLowerCase()}`
    },
    ...MEDIUMS.map((medium) => ({ value: medium, name: MEDIUM_NAMES[medium] }))
  ]
  return (
    <Select
      name="Medium"
      value={settings.settings.value.medium}
      options={options}
      help={MEDIUM_RULE}
      onChange={(medium) => errors.guard(() => settings.change({ medium }))}
    />
  )
}
