import type { FunctionComponent, JSX, Ref, TargetedEvent } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useAds } from '../ad/ad-store'
import { AnalyseScreen } from '../analyse/analyse-screen'
import { BriefScreen } from '../brief/brief-screen'
import { useCompare } from '../compare/compare-store'
import { CompareScreen } from '../compare/compare-screen'
import { ErrorBoundary, ErrorCard } from '../kit/card'
import { Hidden } from '../kit/hidden'
import { MenuButton } from '../kit/menu-button'
import { TabList } from '../kit/tab-list'
import { takeLostFocus } from '../kit/frame-header'
import { usePages } from '../page/page-store'
import { PageSection } from '../page/page-section'
import { ReportMenu } from '../report/report-menu'
import { useRuns } from '../run/frame-runs'
import type { RunStore } from '../run/runs'
import { words as runWords } from '../run/words'
import { SettingsScreen } from '../settings/settings-screen'
import type { Tab } from '../tools/panel-tools'
import { useTools } from '../tools/use-tools'
import { useVideos } from '../video/video-store'
import { VideoSection } from '../video/video-section'
import { useTries } from '../what-if/try-store'
import { ResizeHandle } from './resize-handle'
import { words } from './words'
import hidden from '../kit/hidden.module.css'
import styles from './shell.module.css'

const NAME = 'Glance'

const SCREENS: Record<Tab, FunctionComponent> = {
  analyse: Analyse,
  compare: Compare,
  brief: BriefScreen,
  page: () => <FocusKept Screen={PageSection} />,
  video: () => <FocusKept Screen={VideoSection} />,
  settings: SettingsScreen
}

const TABS = ['analyse', 'compare', 'brief'] as const
const MENU = ['page', 'video', 'settings'] as const

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

/** Tabs and menu, errors outside a screen, the screen, the resize handle. */
export function Shell(): JSX.Element {
  const marks: Partial<Record<Tab, string | undefined>> = {
    page: markOf(usePages().runs),
    video: markOf(useVideos().runs)
  }
  const { bridge, canEdit, tab, errors } = useTools()
  useEffect(() => watchForErrors(errors.report), [errors])
  useEffect(
    () => (canEdit ? undoByKey(() => void bridge.undo().catch(errors.report)) : undefined),
    [bridge, canEdit, errors]
  )
  const { value: id } = tab
  const Screen = SCREENS[id]
  const names = words().tab
  const scroll = useOwnScroll(id)
  const error = errors.latest.value
  const go = (next: Tab): void => void (tab.value = next)
  const role = TABS.some((one) => one === id)
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
          tabs={TABS.map((tab) => ({ id: tab, name: names[tab] }))}
          current={id}
          onChange={go}
        />
        <MenuButton
          name={words().more}
          items={MENU.map((item) => ({ id: item, name: names[item], mark: marks[item] }))}
          current={id}
          onChange={go}
        />
      </div>
      <div key={id} class={styles.screen} {...role} {...scroll}>
        {error !== null && (
          <div class={styles.error}>
            <ErrorCard
              title={words().wentWrong}
              error={error}
              actions={[{ name: runWords().dismiss, run: errors.dismiss }]}
            />
          </div>
        )}
        <ErrorBoundary key={id}>
          <Screen />
        </ErrorBoundary>
      </div>
      <Announcer />
      {/* In Dev Mode the panel is as large as Figma's Inspect panel, which is no size to keep. */}
      {canEdit && <ResizeHandle />}
    </main>
  )
}

/** The menu's mark of a screen where something runs, waits or has failed. */
function markOf({ run, recoveries }: RunStore): string | undefined {
  if (recoveries.value.length > 0) return words().waits
  if (run.value?.state === 'running') return words().running
  return run.value?.state === 'failed' ? words().failed : undefined
}

/** Keeps the focus in a screen whose form, running and ended analysis replace each other. */
function FocusKept({ Screen }: { Screen: FunctionComponent }): JSX.Element {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => takeLostFocus(screen.current))
  return (
    <div ref={screen} class={styles.more} tabIndex={-1}>
      <Screen />
    </div>
  )
}

/** Announces the progress of analyses to screen readers, whichever screen is shown. */
function Announcer(): JSX.Element {
  const all = [useRuns(), useTries(), usePages().runs, useVideos().runs, useAds().runs]
  return (
    <>
      {all.map(({ says }, place) => (
        <div key={place} class={hidden.hidden} role="status" aria-live="polite">
          {says.value}
        </div>
      ))}
    </>
  )
}

/** Gives every screen its own scroll position; it opens at its top the first time. */
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

/** Shows errors that no code caught as a card. */
function watchForErrors(report: (error: unknown) => void): () => void {
  // What the browser notes by itself, such as rows that change their height while the panel is resized, has no error.
  const onError = ({ error }: ErrorEvent): void => {
    if (error) report(error)
  }
  const onRejection = (event: PromiseRejectionEvent): void => report(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** Fields with an undo of their own. */
const WRITABLE =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=file])'

/**
 * Ctrl+Z, or Cmd+Z, is the canvas's key: after a click in the panel it arrives here, and the designer means the file.
 * Fields that are written in keep it. Returns what stops listening.
 */
function undoByKey(undo: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
    if (target instanceof Element && target.closest(WRITABLE)) return
    event.preventDefault()
    undo()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
