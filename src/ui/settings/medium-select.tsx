import type { JSX } from 'preact'
import { fileWords, type Settings } from '../../file'
import { MEDIUMS } from '../../interface'
import { Select } from '../kit/select'
import { useTools } from '../tools/use-tools'
import { words as shared } from '../words/words'
import { words } from './words'

/** Chooses how all frames will be seen; what was chosen for some of them is forgotten. */
export function MediumSelect(): JSX.Element {
  const { settings, errors } = useTools()
  const options = (['auto', ...MEDIUMS] as const).map((medium) => ({
    value: medium,
    name: fileWords().medium[medium]
  }))
  return (
    <Select<Settings['medium']>
      name={words().medium}
      value={settings.settings.value.medium}
      options={options}
      help={shared().mediumRule}
      onChange={(medium) => errors.guard(() => settings.change({ medium, mediumFor: {} }))}
    />
  )
}
