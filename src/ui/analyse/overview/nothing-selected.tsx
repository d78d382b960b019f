import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useId } from 'preact/hooks'
import { classNames } from '../../kit/class-names'
import { ErrorCard } from '../../kit/error-card'
import { useTools } from '../../tools/use-tools'
import { ViewOnly } from '../../tools/view-only'
import { words as shared } from '../../words/words'
import { words } from '../words'
import { AnalyseAll } from './analyse-all'
import { BeforeAfter } from './before-after'
import { useOverview } from './overview-store'
import { PageResults } from './page-results'
import start from '../../run/start-button.module.css'
import styles from './nothing-selected.module.css'

/** With nothing selected: what Glance does, ways to begin, and the page's results. */
export function NothingSelected(): JSX.Element {
  const overview = useOverview()
  const { canEdit, errors } = useTools()
  const why = useId()
  const say = words().start
  useEffect(() => overview.follow(), [overview])
  const now = overview.now.value
  const results = now.state === 'read' ? now.overview.results : []
  return (
    <>
      <section class={styles.intro}>
        {/* Who has results knows what they look like. */}
        {results.length === 0 && <BeforeAfter />}
        <h2 class={styles.title}>{say.title}</h2>
        <p class={styles.about}>{say.about}</p>
      </section>
      {canEdit ? (
        <div class={classNames(styles.ways, start.start)}>
          <Button fullWidth secondary disabled aria-describedby={why}>
            {say.analyseSelection}
          </Button>
          <p class={styles.about} id={why}>
            {say.nothingSelected}
          </p>
          {now.state === 'read' && <AnalyseAll overview={now.overview} />}
        </div>
      ) : (
        <ViewOnly>{words().viewOnly.page}</ViewOnly>
      )}
      {now.state === 'reading' && (
        <p class={styles.about} role="status">
          {say.reading}
        </p>
      )}
      {now.state === 'failed' && (
        <ErrorCard
          title={say.unread}
          error={now.error}
          actions={[
            { name: shared().tryAgain, run: () => errors.guard(overview.read), main: true }
          ]}
        />
      )}
      {results.length > 0 && <PageResults results={results} />}
      {now.state === 'read' && results.length === 0 && !canEdit && (
        <p class={styles.about}>{words().results.none}</p>
      )}
    </>
  )
}
