import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { ErrorCard } from '../kit/card'
import { CancellableProgress } from '../kit/bars'
import { Section } from '../kit/section'
import { Segments } from '../kit/segments'
import { takeLostFocus } from '../kit/frame-header'
import { words as resultWords } from '../result/words'
import { useTools } from '../tools/use-tools'
import { FORMAT_FACTS } from './write-report'
import type { ReportSource } from './gather/gather-report'
import { useReports } from './report-store'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './report-menu.module.css'

const OPTIONS = (['html', 'markdown'] as const).map((value) => ({
  value,
  name: FORMAT_FACTS[value].name
}))

/** Saves or copies a report of a frame or a comparison. */
export function ReportMenu({ source }: { source: ReportSource }): JSX.Element {
  const reports = useReports()
  const { errors } = useTools()
  const section = useRef<HTMLElement>(null)
  const format = reports.format.value
  const now = reports.stateOf(source)
  useEffect(() => takeLostFocus(section.current), [now.state])
  const save = (): void => errors.guard(() => reports.save(source))
  const copy = (): void => errors.guard(() => reports.copy(source))
  return (
    <Section title={resultWords().report} focus={section}>
      <Segments
        name={words().format}
        value={format}
        options={OPTIONS}
        onChange={(chosen) => (reports.format.value = chosen)}
      />
      <div class={styles.actions}>
        <Button secondary onClick={save}>
          {words().save}
        </Button>
        {/* The text of a page is of no use to copy. */}
        {format === 'markdown' && (
          <Button secondary onClick={copy}>
            {words().copy}
          </Button>
        )}
      </div>
      <div class={styles.line}>
        {now.state === 'making' && (
          <CancellableProgress name={resultWords().report} {...now} cancel={reports.cancel} />
        )}
        {now.state === 'idle' && <Note>{words().help[format]}</Note>}
        <Note role="status">{now.state === 'said' ? now.say() : ''}</Note>
      </div>
      {now.state === 'failed' && <ErrorCard title={words().failed} error={now.error} />}
    </Section>
  )
}
