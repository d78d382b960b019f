import type { JSX } from 'preact'
import type { Settings } from '../../file'
import { LANGUAGES } from '../../language'
import { Select } from '../kit/select'
import { useTools } from '../tools/use-tools'
import { words } from './words'

/** Each by its own name, so that it is found by who speaks no other. */
const NAMES = { en: 'English', de: 'Deutsch' }

/** What the panel, its reports and the on-device texts are written in. */
export function LanguageSelect(): JSX.Element {
  const { settings, errors } = useTools()
  const { language, browserLanguage } = settings.settings.value
  return (
    <Select<Settings['language']>
      name={words().language}
      value={language}
      options={[
        { value: 'auto', name: words().asTheBrowser(NAMES[browserLanguage]) },
        ...LANGUAGES.map((value) => ({ value, name: NAMES[value] }))
      ]}
      onChange={(next) => errors.guard(() => settings.change({ language: next }))}
    />
  )
}
