import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from '../tools/use-tools'
import { formatBytes } from '../words/format-numbers'
import { canErase, type Question, useErase } from './erase-store'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './erase.module.css'

/** Erases what Glance keeps, after a question that lists it. */
export function EraseSection(): JSX.Element {
  const { held, question } = useErase()
  return (
    <section class={styles.section} aria-label={words().title}>
      <h2 class={styles.title}>{words().title}</h2>
      {held.value && <Note>{words().running}</Note>}
      {!held.value &&
        (question.value === null ? <Ways /> : <Confirmation question={question.value} />)}
    </section>
  )
}

function Ways(): JSX.Element {
  const { askFile, askComputer } = useErase()
  const { canEdit } = useTools()
  return (
    <div class={styles.ways}>
      {canEdit && (
        <Button secondary onClick={askFile}>
          {words().inFile}
        </Button>
      )}
      <Button secondary onClick={askComputer}>
        {words().onComputer}
      </Button>
    </div>
  )
}

function Confirmation({ question }: { question: Question }): JSX.Element {
  const { erase, keep } = useErase()
  const answers = [
    ...(canErase(question) ? [{ name: words().erase, run: erase }] : []),
    { name: words().keep, run: keep }
  ]
  return (
    <Card tone="warning" role="alert" title={words().ask[question.of]} actions={answers}>
      <p>{about(question)}</p>
    </Card>
  )
}

/** Bytes in one file worth a warning: by Figma's word, large plugin data can keep files from loading. */
const MUCH = 1_000_000

function about(question: Question): string {
  if (question.of === 'computer') return words().keptOnComputer
  if (question.kept === null) return words().looking
  if (!canErase(question)) return words().nothingInFile
  const { bytes } = question.kept
  return words().keptInFile(question.kept, formatBytes(bytes), bytes > MUCH)
}
