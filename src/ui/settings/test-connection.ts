import { signal, type ReadonlySignal } from '@preact/signals'
import { type ErrorData, toErrorData } from '../../errors'
import type { ServiceKey } from '../../file'
import { connect } from '../provider/by-service'
import type { ProviderChoice } from '../provider/create-provider'

type ConnectionState =
  | { state: 'untested' }
  | { state: 'testing' }
  | { state: 'works'; message: string }
  | { state: 'fails'; error: ErrorData }

export interface ConnectionTest {
  connection: ReadonlySignal<ConnectionState>
  run: (choice: ProviderChoice, key: ServiceKey | null) => Promise<void>
  /** Forgets an answer that belongs to another address or key. */
  reset: () => void
}

/** Asks the service whether the key is accepted. The latest test counts. */
export function createConnectionTest(): ConnectionTest {
  const connection = signal<ConnectionState>({ state: 'untested' })
  let controller = new AbortController()

  function reset(): void {
    controller.abort()
    connection.value = { state: 'untested' }
  }

  return {
    connection,
    reset,
    run: async (choice, key) => {
      reset()
      controller = new AbortController()
      const { signal } = controller
      connection.value = { state: 'testing' }
      const next = await ask(choice, key, signal)
      if (!signal.aborted) connection.value = next
    }
  }
}

async function ask(
  choice: ProviderChoice,
  key: ServiceKey | null,
  signal: AbortSignal
): Promise<ConnectionState> {
  try {
    const { message } = await connect(choice, key).check({ signal })
    return { state: 'works', message }
  } catch (error) {
    return { state: 'fails', error: toErrorData(error) }
  }
}
