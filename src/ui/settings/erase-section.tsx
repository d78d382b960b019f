import { Button } from '@create-figma-plugin/ui'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import type { KeptInFile } from '../../bridge'
import { Card } from '../kit/card'
import { hasEnded } from '../run/batch/batch'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { words } from './words'
import styles from './settings.module.css'

type Asked = { of: 'file'; kept: KeptInFile | null } | { of: 'computer' }

/** Erases what Glance keeps, after saying what that is. Then Glance closes: nothing that it had in mind is true any more. */
export function EraseSection(): JSX.Element {
  const { bridge, canEdit, errors } = useTools()
  const asked = useSignal<Asked | null>(null)
  const isRunning = useRuns().items.value.some((item) => !hasEnded(item))
  const askFile = (): void =>
    errors.guard(async () => {
      const question: Asked = { of: 'file', kept: null }
      asked.value = question
      const kept = await bridge.keptInFile()
      // Unless it was answered with Keep meanwhile.
      if (asked.value === question) asked.value = { of: 'file', kept }
    })
  const erase = (act: () => Promise<unknown>, done: string): void =>
    errors.guard(async () => {
      asked.value = null
      await act()
      await bridge.finish(done)
    })
  const ways = (run: () => void): { name: string; run: () => void }[] => [
    { name: words().erase.erase, run },
    keep
  ]
  const keep = { name: words().erase.keep, run: () => void (asked.value = null) }
  const now = asked.value
  return (
    <section class={styles.group} aria-label={words().erase.title}>
      <h2 class={styles.title}>{words().erase.title}</h2>
      {isRunning && <p class={styles.sent}>{words().erase.running}</p>}
      {now === null && !isRunning && (
        <div class={styles.choice}>
          {canEdit && (
            <Button secondary onClick={askFile}>
              {words().erase.inFile}
            </Button>
          )}
          <Button secondary onClick={() => void (asked.value = { of: 'computer' })}>
            {words().erase.onComputer}
          </Button>
        </div>
      )}
      {now?.of === 'computer' && (
        <Card
          tone="warning"
          role="alert"
          title={words().erase.computer}
          actions={ways(() => erase(() => bridge.eraseComputer(), words().erase.computerErased))}
        >
          <p>{words().erase.keptOnComputer}</p>
        </Card>
      )}
      {now?.of === 'file' && (
        <Card
          tone="warning"
          role="alert"
          title={words().erase.file}
          actions={
            now.kept === null || isEmpty(now.kept)
              ? [keep]
              : ways(() => erase(() => bridge.eraseFile(), words().erase.fileErased))
          }
        >
          <p>{kept(now.kept)}</p>
        </Card>
      )}
    </section>
  )
}

function kept(found: KeptInFile | null): string {
  if (found === null) return words().erase.looking
  return isEmpty(found) ? words().erase.nothingInFile : words().erase.keptInFile(found)
}

function isEmpty(found: KeptInFile): boolean {
  return Object.values(found).every((number) => number === 0)
}
