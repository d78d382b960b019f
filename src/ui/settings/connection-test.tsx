import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { Hidden } from '../kit/hidden'
import type { ConnectionTest as Test } from './test-connection'
import styles from './settings.module.css'

interface Props {
  test: Test
  run: () => void
}

export function ConnectionTest({ test, run }: Props): JSX.Element {
  const result = test.connection.value
  const testing = result.state === 'testing'
  return (
    <div class={styles.test}>
      <div>
        <Button secondary loading={testing} aria-busy={testing} onClick={run}>
          Test connection
        </Button>
      </div>
      <div class={styles.outcome} role="status">
        {testing && <Hidden>Testing the connection.</Hidden>}
        {result.state === 'works' && (
          <Card tone="success" title="The connection works">
            <p>{result.message}</p>
          </Card>
        )}
        {result.state === 'fails' && (
          <Card tone="danger" title="The connection does not work">
            <p>
              {result.error.message} {adviceHere(result.error.advice)}
            </p>
          </Card>
        )}
      </div>
    </div>
  )
}

/** Errors that are shown anywhere say where Settings are needed; here they are in view. */
function adviceHere(advice: string): string {
  return advice.replace(/,? in Settings\b/, '')
}
