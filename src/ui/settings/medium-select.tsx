import type { JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import { fileWords, type Settings } from '../../file'
import { MEDIUMS } from '../../interface'
import { Select } from '../kit/select'
import { useTools } from '../tools/use-tools'
import { pickMedium } from '../words/pick-medium'
import { words as shared } from '../words/words'
import { words } from './words'

/** Chooses how the frame will be seen; “auto” says what it picked for this frame, and why. */
export function MediumSelect({ node }: { node?: SelectedNode }): JSX.Element {
  const { settings, errors } = useTools()
  const names = fileWords().medium
  const picked = node && names[pickMedium('auto', node.width, node.height)]
  const options: { value: Settings['medium']; name: string }[] = [
    {
      value: 'auto',
      name: picked === undefined ? names.auto : words().autoMedium(picked)
    },
    ...MEDIUMS.map((medium) => ({ value: medium, name: names[medium] }))
  ]
  return (
    <Select
      name={words().medium}
      value={settings.settings.value.medium}
      options={options}
      help={shared().mediumRule}
      onChange={(medium) => errors.guard(() => settings.change({ medium }))}
    />
  )
}
