import type { JSX, Ref, TargetedEvent } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { AnalyseScreen } from '../analyse/analyse-screen'
import { BriefScreen } from '../brief/brief-screen'
import { useCompare } from '../compare/compare-store'
import { CompareScreen } from '../compare/compare-screen'
import { ErrorBoundary } from '../kit/error-boundary'
import { ErrorCard } from '../kit/error-card'
import { Hidden } from '../kit/hidden'
import { MenuButton } from '../kit/menu-button'
import { TabList } from '../kit/tab-list'
import { PageSection } from '../page/page-section'
import { ReportMenu } from '../report/report-menu'
import { SettingsScreen } from '../settings/settings-screen'
import type { Tab } from '../tools/panel-tools'
import { useTools } from '../tools/use-tools'
import { VideoSection } from '../video/video-section'
import { Announcer } from './announcer'
import { MoreScreen } from './more-screen'
import { useMore } from './more-stores'
import { ResizeHandle } from './resize-handle'
import { undoByKey } from './undo-by-key'
import { words } from './words'
import styles from './shell.module.css'

const NAME = 'Glance'

const TABS = [
  { id: 'analyse', Screen: Analyse },
  { id: 'compare', Screen: Compare },
  { id: 'brief', Screen: BriefScreen }
] as const

const inMore = (Section: () => JSX.Element): JSX.Element => (
  <MoreScreen>
    <Section />
  </MoreScreen>
)

const MORE = [
  { id: 'page', Screen: () => inMore(PageSection) },
  { id: 'video', Screen: () => inMore(VideoSection) },
  { id: 'settings', Screen: SettingsScreen }
] as const

function Analyse(): JSX.Element {
  const { compare } = useCompare()
  const { errors, select, tab } = useTools()
  const compareFrames = async (nodeIds: readonly string[]): Promise<void> => {
    await select(nodeIds)
    tab.value = 'compare'
    await compare(nodeIds)
  }
  return (
    <AnalyseScreen
      compare={(nodeIds) => errors.guard(() => compareFrames(nodeIds))}
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

/** The panel's frame: tabs and menu, what went wrong outside a screen, the screen, the resize handle. */
export function Shell(): JSX.Element {
  const more = useMore()
  const { bridge, canEdit, tab, errors, startup } = useTools()
  useEffect(() => watchForErrors(errors.report), [errors])
  useEffect(
    () => (canEdit ? undoByKey(() => void bridge.undo().catch(errors.report)) : undefined),
    [bridge, canEdit, errors]
  )
  const { id, Screen } = [...TABS, ...MORE].find((entry) => entry.id === tab.value) ?? TABS[0]
  const names = words().tab
  const scroll = useOwnScroll(id)
  const error = errors.latest.value
  const go = (next: Tab): void => {
    tab.value = next
  }
  const role = TABS.some((entry) => entry.id === id)
    ? { role: 'tabpanel' as const, id: `panel-${id}`, 'aria-labelledby': `tab-${id}` }
    : { role: 'region' as const, 'aria-label': names[id] }

  return (
    <main class={styles.shell}>
      <h1>
        <Hidden>{NAME}</Hidden>
      </h1>
      <div class={styles.bar}>
        <TabList
          name={NAME}
          tabs={TABS.map((entry) => ({ ...entry, name: names[entry.id] }))}
          current={id}
          onChange={go}
        />
        <MenuButton
          name={words().more}
          items={MORE.map((item) => ({
            ...item,
            name: names[item.id],
            mark: more.marks.value[item.id]
          }))}
          current={id}
          onChange={go}
        />
      </div>
      <div key={id} class={styles.screen} {...role} {...scroll}>
        {error !== null && (
          <ErrorCard
            title={words().wentWrong}
            error={error}
            actions={[{ name: words().dismiss, run: errors.dismiss }]}
          />
        )}
        <ErrorBoundary key={id}>
          <Screen />
        </ErrorBoundary>
      </div>
      <Announcer />
      {/* In Dev Mode the panel is as large as Figma's Inspect panel, which is no size to keep. */}
      {!startup.devMode && <ResizeHandle />}
    </main>
  )
}

/** Every screen has a scroll position of its own, and opens at its top the first time. */
function useOwnScroll(id: Tab): {
  ref: Ref<HTMLDivElement>
  onScroll: (event: TargetedEvent<HTMLDivElement>) => void
} {
  const screen = useRef<HTMLDivElement>(null)
  const positions = useMemo(() => new Map<Tab, number>(), [])
  useLayoutEffect(() => screen.current?.scrollTo(0, positions.get(id) ?? 0), [id, positions])
  return {
    ref: screen,
    onScroll: ({ currentTarget }) => void positions.set(id, currentTarget.scrollTop)
  }
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
