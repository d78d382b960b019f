import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { EndedTask } from '../run/task/ended-task'
import { RunningTask } from '../run/task/running-task'
import { TaskRecoveries } from '../run/task/task-recoveries'
import { useTools } from '../tools/use-tools'
import { NeedsService } from './needs-service'
import { PageForm } from './page-form'
import { PAGE_PHASE_NAMES } from './page-phases'
import { usePages } from './page-store'
import { PlacedPage } from './placed-page'

/** A web page by its address: captured by the service and placed as an analysed frame. */
export function PageSection(): JSX.Element {
  const { canEdit, provider } = useTools()
  const { tasks } = usePages()
  const chosen = provider.value
  if (tasks.running.value) return <RunningTask store={tasks} names={PAGE_PHASE_NAMES} />
  return (
    <>
      <TaskRecoveries store={tasks} thing="address" />
      <Outcome />
      {!canEdit ? (
        <ViewOnly />
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
  const { tasks } = usePages()
  const task = tasks.task.value
  if (task?.error?.code === 'page_capture_unavailable') return <NeedsService task={task} />
  return (
    <>
      <EndedTask store={tasks} thing="address" />
      <PlacedPage />
    </>
  )
}

function ViewOnly(): JSX.Element {
  return (
    <Card role="status" title="You can view this file, not edit it">
      <p>A captured page is placed on the canvas as a new frame, which needs edit access.</p>
    </Card>
  )
}
