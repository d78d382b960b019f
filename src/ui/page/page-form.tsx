import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Select } from '../kit/select'
import { Switch } from '../kit/switch'
import { TextField } from '../kit/text-field'
import { StartButton } from '../run/start-button'
import { usePages } from './page-store'
import { parsePageUrl } from './parse-page-url'
import { words } from './words'

export function PageForm(): JSX.Element {
  const { runs, typed, medium, removeCookieBanner } = usePages()
  const [settled, setSettled] = useState(false)
  const page = parsePageUrl(typed.value)
  const run = (): void => {
    setSettled(true)
    if (!page.ok) return
    const { url, title } = page
    runs.start({
      url,
      title,
      medium: medium.value,
      removeCookieBanner: removeCookieBanner.value
    })
  }
  return (
    <>
      <TextField
        name={words().address}
        value={typed.value}
        placeholder={words().example}
        error={settled && !page.ok ? words().faults[page.fault] : null}
        help={words().addressHelp}
        onInput={(value) => {
          typed.value = value
          setSettled(false)
        }}
        onSettle={() => setSettled(typed.value !== '')}
        onEnter={run}
      />
      <Select
        name={words().device}
        value={medium.value}
        options={[
          { value: 'desktopWeb', name: words().desktop },
          { value: 'mobileWeb', name: words().mobile }
        ]}
        onChange={(device) => (medium.value = device)}
      />
      <Switch
        name={words().removeCookieBanner}
        on={removeCookieBanner.value}
        onChange={(on) => (removeCookieBanner.value = on)}
      />
      <StartButton what={words().theAddress} run={run} />
    </>
  )
}
