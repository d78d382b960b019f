import type { JSX } from 'preact'
import { MEDIUM_NAMES, type Settings } from '../../file'
import { MEDIUMS } from '../../interface'
import { Select } from '../kit/select'
import { useTools } from '../tools/use-tools'
import { MEDIUM_RULE } from '../words/pick-medium'

/** Chooses how all frames will be seen; what was chosen for some of them is forgotten. */
export function MediumSelect(): JSX.Element {
  const { settings, errors } = useTools()
  const options = (['auto', ...MEDIUMS] as const).map((medium) => ({
    value: medium,
    name: MEDIUM_NAMES[medium]
  }))
  return (
    <Select<Settings['medium']>
      name="Medium"
      value={settings.settings.value.medium}
      options={options}
      help={MEDIUM_RULE}
      onChange={(medium) => errors.guard(() => settings.change({ medium, mediumFor: {} }))}
    />
  )
}
