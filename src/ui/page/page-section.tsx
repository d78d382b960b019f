import type { JSX } from 'preact'
import { Ended } from '../run/ended'
import { Recoveries } from '../run/recoveries'
import { Running } from '../run/running'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { NeedsService } from './needs-service'
import { PageForm } from './page-form'
import { usePages } from './page-store'
import { PlacedPage } from './placed-page'

/** A web page by its address: captured by the service and placed as an analysed frame. */
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
        <ViewOnly>
          A captured page is placed on the canvas as a new frame, which needs edit access.
        </ViewOnly>
      ) : chosen.ok && !chosen.provider.capturesPages ? (
        <NeedsService />
      ) : (
        <PageForm />
      )}
    </>
  )
}

/** How the last page ended. A service that cannot capture says so in words of its own. */
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
