import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { AnalyseScreen } from '../analyse/analyse-screen'
import { BriefScreen } from '../brief/brief-screen'
import { CompareScreen } from '../compare/compare-screen'
import { ErrorBoundary } from '../kit/error-boundary'
import { ErrorCard } from '../kit/error-card'
import { Hidden } from '../kit/hidden'
import { TabList } from '../kit/tab-list'
import { ReportMenu } from '../report/report-menu'
import { SettingsScreen } from '../settings/settings-screen'
import { useTools } from '../tools/use-tools'
import { Announcer } from './announcer'
import { MoreScreen } from './more-screen'
import { useMore } from './more-stores'
import { ResizeHandle } from './resize-handle'
import { undoByKey } from './undo-by-key'
import styles from './shell.module.css'

const TABS = [
  { id: 'analyse', name: 'Analyse', Screen: Analyse },
  { id: 'compare', name: 'Compare', Screen: Compare },
  { id: 'brief', name: 'Brief', Screen: BriefScreen },
  { id: 'more', name: 'More', Screen: MoreScreen },
  { id: 'settings', name: 'Settings', Screen: SettingsScreen }
] as const

function Analyse(): JSX.Element {
  return (
    <AnalyseScreen
      report={({ id, name }) => <ReportMenu source={{ kind: 'frame', nodeId: id, name }} />}
    />
  )
}

function Compare(): JSX.Element {
  return (
    <CompareScreen
      report={(comparison) => <ReportMenu source={{ kind: 'comparison', comparison }} />}
    />
  )
}

/** The panel's frame: tabs, what went wrong outside a screen, the screen, the resize handle. */
export function Shell(): JSX.Element {
  const more = useMore()
  const { bridge, tab, errors } = useTools()
  useEffect(() => watchForErrors(errors.report), [errors])
  useEffect(() => undoByKey(() => void bridge.undo().catch(errors.report)), [bridge, errors])
  const { id, Screen } = TABS.find((entry) => entry.id === tab.value) ?? TABS[0]
  const error = errors.latest.value
  const [waiting] = Object.values(more.marks.value)
  const tabs = TABS.map((entry) => (entry.id === 'more' ? { ...entry, mark: waiting } : entry))

  return (
    <main class={styles.shell}>
      <h1>
        <Hidden>Glance</Hidden>
      </h1>
      <TabList name="Glance" tabs={tabs} current={id} onChange={(next) => (tab.value = next)} />
      <div class={styles.screen} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
        {error !== null && (
          <ErrorCard
            title="Something went wrong"
            error={error}
            actions={[{ name: 'Dismiss', run: errors.dismiss }]}
          />
        )}
        <ErrorBoundary key={id}>
          <Screen />
        </ErrorBoundary>
      </div>
      <Announcer />
      <ResizeHandle />
    </main>
  )
}

/** Errors that no code caught still end in a visible card. */
function watchForErrors(report: (error: unknown) => void): () => void {
  const onError = (event: ErrorEvent): void => report(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent): void => report(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
