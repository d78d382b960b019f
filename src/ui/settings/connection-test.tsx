import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { Hidden } from '../kit/hidden'
import type { ConnectionTest as Test } from './test-connection'
import { words } from './words'
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
          {words().testConnection}
        </Button>
      </div>
      <div class={styles.outcome} role="status">
        {testing && <Hidden>{words().testing}</Hidden>}
        {result.state === 'works' && (
          <Card tone="success" title={words().works}>
            <p>{result.message}</p>
          </Card>
        )}
        {result.state === 'fails' && (
          <Card tone="danger" title={words().worksNot}>
            <p>
              {result.error.message} {words().adviceHere(result.error.advice)}
            </p>
          </Card>
        )}
      </div>
    </div>
  )
}
