import { Button, IconMore16 } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { SelectedNode, StoredResult } from '../../../bridge'
import { QuietButton } from '../../kit/quiet-button'
import { useLayers } from '../../layers/layer-store'
import { chosenInfo } from '../../provider/choose-provider'
import { engineChange } from '../../provider/same-maker'
import { useRuns } from '../../run/frame-runs'
import { useTools } from '../../tools/use-tools'
import { quoted } from '../../words/quoted'
import { useResults } from '../result-store'
import { words } from '../words'
import { Note } from '../../kit/note'
import styles from './result-footer.module.css'

interface Props {
  node: SelectedNode
  result: StoredResult
  /** The report's menu. */
  report: ComponentChildren
}

type Sheet = 'report' | 'more' | 'delete'

/** Actions on a result, always in reach; a question opens above them. */
export function ResultFooter({ node, result, report }: Props): JSX.Element {
  const results = useResults()
  const { analyse } = useRuns()
  const { canEdit, errors, provider } = useTools()
  const runnable = useRunnable(node)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const footer = useRef<HTMLElement>(null)
  const { record, overlay } = result
  const wanted =
    record.outOfDate || engineChange(record.provider, chosenInfo(provider.value)) === 'earlier'
  const open = (which: Sheet): void => setSheet(sheet === which ? null : which)
  const close = (): void => {
    setSheet(null)
    footer.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }
  const takeOff = (): void => {
    setSheet(null)
    errors.guard(results.takeOff)
  }
  return (
    <footer
      class={styles.footer}
      ref={footer}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && sheet !== null) close()
      }}
    >
      {sheet === 'report' && <div class={styles.sheet}>{report}</div>}
      {sheet === 'more' && (
        <div class={styles.menu}>
          {overlay !== null && (
            <span class={styles.narrow}>
              <QuietButton name={words().removeOverlays} run={takeOff} />
            </span>
          )}
          <QuietButton name={words().askDelete} run={() => setSheet('delete')} />
        </div>
      )}
      {sheet === 'delete' && (
        <div class={styles.sheet}>
          <DeleteResult name={node.name} keep={close} remove={() => errors.guard(results.remove)} />
        </div>
      )}
      <div class={styles.bar}>
        <div class={styles.buttons}>
          {canEdit && (
            <Button secondary={!wanted} disabled={!runnable} onClick={() => analyse(node)}>
              {words().runAgain}
            </Button>
          )}
          <Button secondary aria-expanded={sheet === 'report'} onClick={() => open('report')}>
            {words().report}
          </Button>
          {canEdit && overlay !== null && (
            <span class={styles.wide}>
              <Button secondary title={words().removeOverlaysAbout} onClick={takeOff}>
                {words().removeOverlays}
              </Button>
            </span>
          )}
          {canEdit && (
            <button
              type="button"
              class={styles.more}
              aria-label={words().moreActions}
              aria-expanded={sheet === 'more' || sheet === 'delete'}
              onClick={() => setSheet(sheet === null || sheet === 'report' ? 'more' : null)}
            >
              <IconMore16 />
            </button>
          )}
        </div>
      </div>
    </footer>
  )
}

/** Whether a run could start for a frame now. */
export function useRunnable(node: SelectedNode): boolean {
  const { busy } = useRuns()
  const { canEdit, provider } = useTools()
  return canEdit && provider.value.ok && !busy.value && node.refusal === null
}

interface DeleteResultProps {
  /** Of the frame. */
  name: string
  keep: () => void
  remove: () => void
}

/** Asks for confirmation before a result is deleted, naming all that is deleted with it. */
function DeleteResult({ name, keep, remove }: DeleteResultProps): JSX.Element {
  const now = useLayers().now.value
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const runs = 'data' in now ? now.data.history.length : 0
  return (
    <section class={styles.ask} aria-label={words().deleteResult}>
      <h2 class={styles.title} ref={title} tabIndex={-1}>
        {words().deleteResultOf(quoted(name))}
      </h2>
      <Note>{words().deleteGoes(runs)}</Note>
      <div class={styles.buttons}>
        <Button secondary danger onClick={remove}>
          {words().deleteResult}
        </Button>
        <Button secondary onClick={keep}>
          {words().keep}
        </Button>
      </div>
    </section>
  )
}
