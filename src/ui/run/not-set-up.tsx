import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from '../tools/use-tools'
import { words } from './words'

/** The chosen provider cannot be used yet. */
export function NotSetUp(): JSX.Element {
  const { errors, provider, settings, tab } = useTools()
  const chosen = provider.value
  const isOtherKey = !chosen.ok && chosen.error.code === 'key_of_other_address'
  const actions = [
    { name: words().openSettings, run: () => (tab.value = 'settings'), main: true },
    {
      name: words().notSetUp.useDevice,
      run: () => errors.guard(() => settings.change({ provider: 'on-device' }))
    }
  ]
  return (
    <Card tone="warning" title={words().notSetUp.title} actions={actions}>
      {isOtherKey && <p>{chosen.error.message}</p>}
      <p>{words().notSetUp.ways}</p>
    </Card>
  )
}
