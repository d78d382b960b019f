import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { createChannel, MAIN_CALLS, type MainCalls, type Startup } from '../bridge'
import { createMainPort } from './main-port'

export function App(): JSX.Element {
  const startup = useSignal<Startup | null>(null)
  useEffect(() => {
    const channel = createChannel<MainCalls>({}, MAIN_CALLS, createMainPort(window))
    channel.remote.start().then(
      (value) => (startup.value = value),
      () => (startup.value = null)
    )
  }, [startup])
  return <main>{startup.value?.selection.nodes[0]?.name ?? 'Select a frame'}</main>
}
