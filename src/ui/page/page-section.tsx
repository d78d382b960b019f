import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Card } from '../kit/card'
import { Select, TextField } from '../kit/field'
import { Switch } from '../kit/toggle'
import { Ended, Recoveries } from '../run/ended'
import { Running } from '../run/running'
import { StartButton } from '../run/start-button'
import { words as runWords } from '../run/words'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { usePages } from './page-store'
import { parsePageUrl } from './parse-page-url'
import { words } from './words'

/** Captures a web page by its address and places it as an analysed frame. */
export function PageSection(): JSX.Element {
  const { canEdit, provider } = useTools()
  const { runs } = usePages()
  const chosen = provider.value
  if (runs.running.value) return <Running store={runs} />
  return (
    <>
      <Recoveries store={runs} thing="address" />
      <Outcome />
      {!canEdit ? (
        <ViewOnly />
      ) : chosen.ok && chosen.provider.pages === null ? (
        <NeedsService />
      ) : (
        <PageForm />
      )}
    </>
  )
}

/** How the last page ended. */
function Outcome(): JSX.Element {
  const { runs } = usePages()
  const run = runs.run.value
  if (run?.error?.code === 'page_capture_unavailable') return <NeedsService run={run} />
  return (
    <>
      <Ended store={runs} thing="address" />
      <PlacedPage />
    </>
  )
}

/** Shows that pages need a service to capture them; `run`: a page that failed without one. */
function NeedsService({ run }: { run?: { title: string } }): JSX.Element {
  const pages = usePages()
  const { tab } = useTools()
  const open = { name: runWords().openSettings, run: () => (tab.value = 'settings'), main: true }
  const dismiss = { name: runWords().dismiss, run: pages.runs.dismiss }
  if (run === undefined) {
    const { title, connect, select } = words().needsService
    return (
      <Card role="status" title={title} actions={GLANCE_CONNECTS ? [open] : []}>
        <p>{GLANCE_CONNECTS ? connect : select}</p>
      </Card>
    )
  }
  return (
    <Card tone="warning" role="alert" title={words().noCapture.title} actions={[open, dismiss]}>
      <p>{words().noCapture.text(run.title)}</p>
    </Card>
  )
}

/** Shows that the last page is on the canvas; null before. */
function PlacedPage(): JSX.Element | null {
  const pages = usePages()
  const { bridge, errors, tab } = useTools()
  const { run, dismiss } = pages.runs
  const placed = pages.placed.value
  if (run.value?.state !== 'done' || placed === null) return null
  const show = async (): Promise<void> => {
    await bridge.selectNode(placed)
    tab.value = 'analyse'
  }
  const actions = [
    { name: words().placed.show, run: () => errors.guard(show), main: true },
    { name: runWords().dismiss, run: dismiss }
  ]
  const title = words().placed.title(run.value.title)
  return (
    <Card tone="success" role="status" title={title} actions={actions}>
      <p>{words().placed.text}</p>
    </Card>
  )
}

function PageForm(): JSX.Element {
  const { start, typed, medium, removeCookieBanner } = usePages()
  const [settled, setSettled] = useState(false)
  const page = parsePageUrl(typed.value)
  const run = (): void => {
    setSettled(true)
    if (!page.ok) return
    const { url, title } = page
    start({ url, title, medium: medium.value, removeCookieBanner: removeCookieBanner.value })
  }
  return (
    <>
      <TextField
        name={words().address}
        value={typed.value}
        placeholder={words().example}
        error={settled && !page.ok ? words().faults[page.fault] : null}
        help={words().addressHelp}
        onInput={(value) => {
          typed.value = value
          setSettled(false)
        }}
        onSettle={() => setSettled(typed.value !== '')}
        onEnter={run}
      />
      <Select
        name={words().device}
        value={medium.value}
        options={[
          { value: 'desktopWeb', name: words().desktop },
          { value: 'mobileWeb', name: words().mobile }
        ]}
        onChange={(device) => (medium.value = device)}
      />
      <Switch
        name={words().removeCookieBanner}
        on={removeCookieBanner.value}
        onChange={(on) => (removeCookieBanner.value = on)}
      />
      <StartButton what={words().theAddress} run={run} />
    </>
  )
}
