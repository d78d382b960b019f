import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Select } from '../kit/select'
import { Switch } from '../kit/switch'
import { TextField } from '../kit/text-field'
import { StartButton } from '../run/start-button'
import { type PageInput, usePages } from './page-store'
import { parsePageUrl } from './parse-page-url'

const DEVICES: { value: PageInput['medium']; name: string }[] = [
  { value: 'desktopWeb', name: 'Desktop' },
  { value: 'mobileWeb', name: 'Mobile' }
]

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
        name="Page address"
        value={typed.value}
        placeholder="example.com/pricing"
        error={settled && !page.ok ? page.message : null}
        help="It must open without a sign-in: the service sees what anyone sees."
        onInput={(value) => {
          typed.value = value
          setSettled(false)
        }}
        onSettle={() => setSettled(typed.value !== '')}
        onEnter={run}
      />
      <Select
        name="Device"
        value={medium.value}
        options={DEVICES}
        onChange={(device) => (medium.value = device)}
      />
      <Switch
        name="Remove cookie banner"
        on={removeCookieBanner.value}
        onChange={(on) => (removeCookieBanner.value = on)}
      />
      <StartButton what="The address" run={run} />
    </>
  )
}
