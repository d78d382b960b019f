import type { JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import { MEDIUM_NAMES, type Settings } from '../../file'
import { MEDIUMS } from '../../interface'
import { Select } from '../kit/select'
import { useTools } from '../tools/use-tools'
import { MEDIUM_RULE, pickMedium } from '../words/pick-medium'

/** Chooses how the frame will be seen; “auto” says what it picked for this frame, and why. */
export function MediumSelect({ node }: { node?: SelectedNode }): JSX.Element {
  const { settings, errors } = useTools()
  const picked = node && MEDIUM_NAMES[pickMedium('auto', node.width, node.height)]
  const options: { value: Settings['medium']; name: string }[] = [
    {
      value: 'auto',
      name: picked === undefined ? MEDIUM_NAMES.auto : `Auto: ${picked.toLowerCase()}`
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
