import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from '../tools/use-tools'

/** The chosen provider cannot be used yet. */
export function NotSetUp(): JSX.Element {
  const { errors, provider, settings, tab } = useTools()
  const chosen = provider.value
  const isOtherKey = !chosen.ok && chosen.error.code === 'key_of_other_address'
  const actions = [
    { name: 'Open Settings', run: () => (tab.value = 'settings'), main: true },
    {
      name: 'Use this device',
      run: () => errors.guard(() => settings.change({ provider: 'on-device' }))
    }
  ]
  return (
    <Card tone="warning" title="The analysis service is not set up" actions={actions}>
      {isOtherKey && <p>{chosen.error.message}</p>}
      <p>Enter its address and your key in Settings, or analyse on this device without either.</p>
    </Card>
  )
}
