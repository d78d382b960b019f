import { signal } from '@preact/signals'
import { type ErrorData, toErrorData } from '../../errors'
import type { ServiceKey } from '../../file'
import { connect } from '../provider/by-service'
import type { ProviderChoice } from '../provider/create-provider'

type ConnectionState =
  | { state: 'untested' }
  | { state: 'testing' }
  | { state: 'works'; message: string }
  | { state: 'fails'; error: ErrorData }

export type ConnectionTest = ReturnType<typeof createConnectionTest>

/** Asks the service whether it accepts the key. The latest test counts. */
export function createConnectionTest() {
  const connection = signal<ConnectionState>({ state: 'untested' })
  let controller = new AbortController()

  /** Drops an answer that belongs to another address or key. */
  function reset(): void {
    controller.abort()
    connection.value = { state: 'untested' }
  }

  async function run(choice: ProviderChoice, key: ServiceKey | null): Promise<void> {
    reset()
    controller = new AbortController()
    const { signal } = controller
    const tell = (next: ConnectionState): void => {
      if (!signal.aborted) connection.value = next
    }
    tell({ state: 'testing' })
    try {
      const { message } = await connect(choice, key).check({ signal })
      tell({ state: 'works', message })
    } catch (error) {
      tell({ state: 'fails', error: toErrorData(error) })
    }
  }

  return { connection, run, reset }
}
